import { Alert, Button } from '@mui/material';
import type { ProposalFailure } from './use-proposal-file.ts';

interface ProposalFailureAlertProps {
  failure: ProposalFailure;
  onRetry: () => void;
  onOpen: (address: string) => void;
}

/** Why there is no proposal. If it was not refused, offers the file's direct URL. */
export const ProposalFailureAlert = ({ failure, onRetry, onOpen }: ProposalFailureAlertProps) => {
  const { message, address } = failure;
  return (
    <Alert
      severity="error"
      action={
        <>
          {address && (
            <Button color="inherit" onClick={() => onOpen(address)}>
              Open its address
            </Button>
          )}
          <Button color="inherit" onClick={onRetry}>
            Try again
          </Button>
        </>
      }
    >
      {message}
    </Alert>
  );
};
