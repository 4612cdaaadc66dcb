import { Alert, Button, Stack } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EnrollmentOverview, QuoteClaim } from '#shared/enrollment/enrollment.record';
import { type Decision, DECISION_LABELS } from '#shared/enrollment/decisions';
import type { AssignmentResponse } from '#shared/sales/assignment.record';
import { heldBy } from '#shared/sales/assignment';
import { sendJson } from '#web/http/client';
import { OverviewSection } from '../../components/OverviewSection.tsx';
import { signatureQuery } from '../signature/signature.api.ts';
import { NameDifference } from '../signature/SignedFacts.tsx';
import { refreshEnrollment } from '../enrollment.api.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { useColleague } from './use-colleague.ts';

/** The decisions open to internal staff, one button each. Source: spec 001 section 4, "Internal actions". */
export function DecisionBar({ overview }: { overview: EnrollmentOverview }) {
  const [asked, setAsked] = useState<Decision | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const { data: signature } = useQuery({
    ...signatureQuery(overview.QuoteId),
    enabled: overview.Decisions.length > 0,
  });
  if (overview.Decisions.length === 0 && message === null) {
    return null;
  }
  return (
    <OverviewSection title="Decision">
      <Stack spacing={2}>
        {message && (
          <Alert severity="success" role="status">
            {message}
          </Alert>
        )}
        <ClaimLine overview={overview} />
        {signature && !signature.Withdrawn && <NameDifference signature={signature} />}
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {overview.Decisions.map((decision) => (
            <Button
              key={decision}
              variant={decision === 'Approve' ? 'contained' : 'outlined'}
              color={decision === 'Reject' ? 'error' : 'primary'}
              onClick={() => setAsked(decision)}
            >
              {DECISION_LABELS[decision]}
            </Button>
          ))}
        </Stack>
      </Stack>
      {asked && (
        <DecisionDialog
          decision={asked}
          overview={overview}
          onDecided={(said) => {
            setMessage(said);
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </OverviewSection>
  );
}

/** Warns before a decision that a colleague has claimed the quote, and lets the user take it over. Source: ux 10. */
function ClaimLine({ overview }: { overview: EnrollmentOverview }) {
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
