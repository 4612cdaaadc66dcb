import { Alert, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { EnrollmentOverview, QuoteClaim } from '#shared/contract/enrollment';
import type { AssignmentResponse } from '#shared/sales/assignment.record';
import { heldBy } from '#shared/sales/assignment';
import { sendJson } from '#web/http/client';
import { refreshEnrollment } from '../enrollment.api.ts';
import { useColleague } from './use-colleague.ts';

/** Says who else works on the quote, before anything is decided, and takes it over on purpose. Source: ux 10. */
export function ClaimLine({ overview }: { overview: EnrollmentOverview }) {
  const colleague = useColleague(overview);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ Username }: QuoteClaim) =>
      sendJson<AssignmentResponse>('PUT', '/api/sales/AssignUserToQuote', {
        Id: overview.QuoteId,
        TakeOverFrom: Username,
      }),
    onSettled: () => refreshEnrollment(overview.QuoteId),
  });
  return (
    colleague && (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" size="small" loading={isPending} onClick={() => mutate(colleague)}>
            Take over
          </Button>
        }
      >
        {heldBy({ fullName: colleague.FullName, since: colleague.Since })}
      </Alert>
    )
  );
}
