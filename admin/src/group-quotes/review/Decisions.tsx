import { Button, Link } from '@mui/material';
import { useState } from 'react';
import { type Decision, DECISION_LABELS } from '#shared/enrollment/decisions';
import type { EnrollmentOverview } from '#shared/enrollment/enrollment.record';
import { DecisionDialog } from '#web/decisions/DecisionDialog';
import { colleagueOf } from '../../components/review/colleague.ts';
import { DecisionBar } from '../../components/review/DecisionBar.tsx';

interface DecisionsProps {
  overview: EnrollmentOverview;
  refresh: () => Promise<void>;
  /** @param goesOn to the next quote */
  onDecided: (message: string, goesOn: boolean) => void;
}

interface Asked {
  decision: Decision;
  goesOn: boolean;
}

/** The decisions that this user may take now. Deciding claims the quote. */
export function Decisions({ overview, refresh, onDecided }: DecisionsProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  if (overview.Decisions.length === 0) {
    return null;
  }
  return (
    <DecisionBar>
      {overview.Decisions.includes('Approve') && (
        <Button size="small" variant="contained" onClick={() => setAsked({ decision: 'Approve', goesOn: true })}>
          Approve and next
        </Button>
      )}
      {overview.Decisions.map((decision) => (
        <Button
          key={decision}
          size="small"
          variant="outlined"
          color={decision === 'Reject' ? 'error' : 'primary'}
          onClick={() => setAsked({ decision, goesOn: false })}
        >
          {DECISION_LABELS[decision]}
        </Button>
      ))}
      {asked && (
        <DecisionDialog
          decision={asked.decision}
          overview={overview}
          colleague={colleagueOf(overview.Claim)}
          demographicsLink={
            <Link href={`/enrollment/demographics/${overview.QuoteId}`} color="inherit">
              Complete the demographics
            </Link>
          }
          refresh={refresh}
          onDecided={(message) => {
            setAsked(null);
            onDecided(message, asked.goesOn);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </DecisionBar>
  );
}
