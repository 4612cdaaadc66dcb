import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, type ReactNode } from 'react';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** Says what will happen: "Discard changes", not "OK". */
  confirmLabel: string;
  cancelLabel: string;
  /** What is confirmed takes nothing away that cannot be had again. */
  isHarmless?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is lost. The harmless button has the focus; Escape and a click beside the dialog mean the same. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, onConfirm, onCancel, isHarmless = false, ...labels } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      role="alertdialog"
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{children}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} autoFocus>
          {labels.cancelLabel}
        </Button>
        <Button onClick={onConfirm} variant="contained" color={isHarmless ? 'primary' : 'error'}>
          {labels.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
