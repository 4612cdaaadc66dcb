import { Alert, Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EnrollmentOverview } from '#shared/enrollment/enrollment.record';
import { DECISION_LABELS, type Decision } from '#shared/enrollment/decisions';
import { OverviewSection } from '../overview/OverviewSection.tsx';
import { signatureQuery } from '../signature/signature.api.ts';
import { NameDifference } from '../signature/SignedFacts.tsx';
import { ClaimLine } from './ClaimLine.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';

/** What internal staff may decide, one button each. Source: spec 001 section 4, "Internal actions". */
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
