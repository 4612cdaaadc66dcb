import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';

interface ExpiryDialogProps {
  message: string;
  /** It is being continued. */
  isBusy?: boolean;
  onContinue: () => void;
  /** Absent where the user may not delete the quote. */
  onDelete?: (() => Promise<void>) | undefined;
  onCancel: () => void;
}

/** The effective date has passed: another one, no quote, or later. Individuals, decision 7. */
export function ExpiryDialog({ message, isBusy = false, onContinue, onDelete, onCancel }: ExpiryDialogProps) {
  const id = useId();
  const [isDeleting, setDeleting] = useState(false);
  const remove = () => {
    setDeleting(true);
    void onDelete?.().catch(() => setDeleting(false));
  };
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={() => !isDeleting && onCancel()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>Choose another effective date</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{message}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button onClick={onCancel} disabled={isDeleting}>
          Cancel
        </Button>
        {onDelete && (
          <Button color="error" onClick={remove} loading={isDeleting}>
            Delete quote
          </Button>
        )}
        <Button variant="contained" onClick={onContinue} disabled={isDeleting} loading={isBusy} autoFocus>
          Continue
        </Button>
      </DialogActions>
    </Dialog>
  );
}
