import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, type ReactNode } from 'react';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** Says what will happen: "Remove member", not "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  /** Red, and the cancelling button has the focus: for what cannot be taken back. */
  destructive?: boolean;
  /** The confirmed action is running: both buttons wait for it. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is done. Escape and a click beside the dialog cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel = 'Cancel', destructive = false, busy = false } = props;
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
        <Button onClick={props.onCancel} disabled={busy} autoFocus={destructive}>
          {cancelLabel}
        </Button>
        <Button
          onClick={props.onConfirm}
          loading={busy}
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          autoFocus={!destructive}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
