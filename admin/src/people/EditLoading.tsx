import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton, Stack } from '@mui/material';
import { useId } from 'react';

interface EditLoadingProps {
  title: string;
  error: Error | null;
  onRetry: () => void;
  onClose: () => void;
}

/** Shown while the form loads, or with the reason why loading failed. */
export function EditLoading({ title, error, onRetry, onClose }: EditLoadingProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id} component="h2" variant="h2">
        {title}
      </DialogTitle>
      <DialogContent dividers>
        {error ? (
          <Alert severity="error" action={<Button onClick={onRetry}>Try again</Button>}>
            {error.message}
          </Alert>
        ) : (
          <Stack spacing={2.5} role="status" aria-label="Loading the form">
            {[0, 1, 2, 3].map((row) => (
              <Skeleton key={row} variant="rounded" height={56} />
            ))}
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
