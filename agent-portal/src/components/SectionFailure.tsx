import { Alert, Button } from '@mui/material';
import { errorMessage } from '#web/http/api-error';

interface SectionFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Replaces one part of a screen that could not be loaded; the rest stays. */
export const SectionFailure = ({ error, onRetry }: SectionFailureProps) => (
  <Alert
    severity="error"
    action={
      <Button color="inherit" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {errorMessage(error)}
  </Alert>
);
