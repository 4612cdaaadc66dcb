import { Alert, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { QuoteClaim } from '#shared/enrollment/enrollment.record';
import { heldBy } from '#shared/sales/assignment';
import { ASSIGNMENT_CALLS } from '#shared/sales/sales.calls';
import { WITH_NOTICE, call } from '../http/calls.ts';

interface ClaimLineProps {
  quoteId: number;
  colleague: QuoteClaim;
  /** After the quote was taken over, or was not. */
  refresh: () => Promise<void>;
}

/** Warns before a decision that a colleague has claimed the quote, and lets the user take it over. Source: ux 10. */
export function ClaimLine({ quoteId, colleague, refresh }: ClaimLineProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(
        ASSIGNMENT_CALLS.assign,
        {
          body: {
            Id: quoteId,
            TakeOverFrom: colleague.Username,
          },
        },
        WITH_NOTICE,
      ),
    onSettled: refresh,
  });
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" loading={isPending} onClick={() => mutate()}>
          Take over
        </Button>
      }
    >
      {heldBy({ fullName: colleague.FullName, since: colleague.Since })}
    </Alert>
  );
}
