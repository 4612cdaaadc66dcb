import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode } from 'react';

interface MessageDialogProps {
  title: string;
  children: ReactNode;
  /** Additional buttons besides "Close". */
  action?: ReactNode;
  onClose: () => void;
}

/** Explains the consequences of an answer. */
export function MessageDialog({ title, children, action, onClose }: MessageDialogProps) {
  return (
    <Dialog open maxWidth="sm" fullWidth onClose={onClose}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          Close
        </Button>
        {action}
      </DialogActions>
    </Dialog>
  );
}
