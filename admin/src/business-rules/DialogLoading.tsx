import { Alert, Button, DialogContent, Skeleton, Stack } from '@mui/material';

interface DialogLoadingProps {
  error: Error | null;
  onRetry: () => unknown;
}

/** Shown in a dialog while its rule loads, or when loading fails. */
export const DialogLoading = ({ error, onRetry }: DialogLoadingProps) => (
  <DialogContent dividers>
    {error ? (
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={() => void onRetry()}>
            Try again
          </Button>
        }
      >
        {error.message}
      </Alert>
    ) : (
      <Stack spacing={2} role="status" aria-label="Loading">
        <Skeleton variant="rounded" height={40} />
        <Skeleton variant="rounded" height={80} />
        <Skeleton variant="rounded" height={160} />
      </Stack>
    )}
  </DialogContent>
);
