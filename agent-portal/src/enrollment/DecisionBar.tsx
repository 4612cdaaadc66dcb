import { Alert, Button, Link, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { type Decision, DECISION_LABELS } from '#shared/enrollment/decisions';
import type { EnrollmentOverview, QuoteClaim } from '#shared/enrollment/enrollment.record';
import { SIGNATURE_CALLS } from '#shared/enrollment/signature.calls';
import { isSameUsername } from '#shared/sales/assignment';
import { ClaimLine } from '#web/decisions/ClaimLine';
import { DecisionDialog } from '#web/decisions/DecisionDialog';
import { query } from '#web/http/calls';
import { useUser } from '../app/session/use-user.ts';
import { OverviewSection } from '../components/OverviewSection.tsx';
import { selectedPlansQuery } from '../components/quote/quote-queries.ts';
import { refreshEnrollment } from './enrollment-queries.ts';
import { sectionPath } from './section-path.ts';
import { NameDifference } from './signature/SignedFacts.tsx';

/** The decisions open to internal staff, one button each. Source: spec 001 section 4, "Internal actions". */
export function DecisionBar({ groupName, overview }: { groupName: string; overview: EnrollmentOverview }) {
  const colleague = useColleague(overview);
  const refresh = () => refreshEnrollment(overview.QuoteId);
  const [asked, setAsked] = useState<Decision | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const { data: signature } = useQuery({
    ...query(SIGNATURE_CALLS.find, { quoteId: overview.QuoteId }),
    enabled: overview.Decisions.length > 0,
  });
  const { data: plans } = useQuery({ ...selectedPlansQuery(overview.QuoteId), enabled: asked !== null });
  // A refused decision keeps its dialog, although nothing is left to decide.
  if (overview.Decisions.length === 0 && message === null && asked === null) {
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
        {colleague && <ClaimLine quoteId={overview.QuoteId} colleague={colleague} refresh={refresh} />}
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
          quote={{ name: groupName, premium: plans?.Premium }}
          colleague={colleague}
          demographicsLink={
            <Link component={RouterLink} to={sectionPath(overview.QuoteId, 'Demographics')} color="inherit">
              Complete the demographics
            </Link>
          }
          refresh={refresh}
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

/** The colleague who has claimed the quote; null if none, or if it is the user. */
function useColleague({ Claim }: EnrollmentOverview): QuoteClaim | null {
  const { Username } = useUser();
  return Claim === null || isSameUsername(Claim.Username, Username) ? null : Claim;
}
