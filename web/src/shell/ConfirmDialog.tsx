import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, type ReactNode } from 'react';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** The confirming button's label; says what happens: "Remove member", not "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  /** Red, with the focus on the cancel button: for irreversible actions. */
  destructive?: boolean;
  /** The cancelling button has the focus all the same: Enter must not confirm by a slip. */
  isCareful?: boolean;
  /** The confirmed action is running: both buttons are disabled. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation. Escape and a click outside the dialog cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel = 'Cancel', destructive = false, busy = false } = props;
  const { isCareful = destructive } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={() => !busy && props.onCancel()}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} component="div">
          {children}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onCancel} disabled={busy} autoFocus={isCareful}>
          {cancelLabel}
        </Button>
        <Button
          onClick={props.onConfirm}
          loading={busy}
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          autoFocus={!isCareful}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
