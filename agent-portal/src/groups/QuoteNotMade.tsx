import { Alert, AlertTitle, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import type { GroupResponse } from '#shared/groups/group.record';
import { errorMessage } from '#web/http/api-error';

interface QuoteNotMadeProps {
  group: GroupResponse;
  onRetry: () => Promise<void>;
}

/** The group was created but its quote was not: only the quote is retried. */
export function QuoteNotMade({ group, onRetry }: QuoteNotMadeProps) {
  const { mutate, isPending, error } = useMutation({ mutationFn: onRetry });
  return (
    <Alert
      severity="warning"
      action={
        <>
          <Button color="inherit" component={RouterLink} to="/dashboard">
            Go to the dashboard
          </Button>
          <Button color="inherit" loading={isPending} onClick={() => mutate()}>
            Start the quote again
          </Button>
        </>
      }
    >
      <AlertTitle component="h2">{group.GroupName} has been created, but its quote has not</AlertTitle>
      {error ? errorMessage(error) : 'You can try again now, or later from the dashboard.'}
    </Alert>
  );
}
