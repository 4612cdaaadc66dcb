import { Button, Link, Stack, Typography } from '@mui/material';
import { type Decision, DECISION_LABELS, decidedWords } from '#shared/enrollment/decisions';
import type { DecidedByStaff, EnrollmentOverview } from '#shared/enrollment/enrollment.record';
import { isSameUsername } from '#shared/sales/assignment';
import { type DecidedQuote, DecisionDialog } from '#web/decisions/DecisionDialog';
import { today } from '#web/inputs/today';
import { colleagueOf } from '../../components/review/colleague.ts';
import { DecisionBar } from '../../components/review/DecisionBar.tsx';
import { useAsked } from '../../components/review/use-asked.ts';
import { currentUser } from '../../providers/current-user.ts';

interface DecisionsProps {
  overview: EnrollmentOverview;
  quote: DecidedQuote;
  refresh: () => Promise<void>;
  /** @param goesOn to the next quote */
  onDecided: (message: string, goesOn: boolean) => void;
  onNext: (() => void) | null;
}

const KEYS: Partial<Record<Decision, string>> = { Pend: 'p', Manual: 'm', Return: 'r' };

/** The decisions that this user may take now. Deciding claims the quote. */
export function Decisions({ overview, quote, refresh, onDecided, onNext }: DecisionsProps) {
  const { asked, ask, close } = useAsked(overview.Decisions);
  return (
    <>
      {overview.Decided && <DecidedLine decided={overview.Decided} onNext={onNext} />}
      {overview.Decisions.length > 0 && (
        <DecisionBar>
          {overview.Decisions.includes('Approve') && (
            <Button size="small" variant="contained" data-key="a" onClick={() => ask('Approve', true)}>
              Approve and next
            </Button>
          )}
          {overview.Decisions.filter((decision) => decision !== 'Approve').map((decision) => (
            <Button
              key={decision}
              size="small"
              variant="outlined"
              color={decision === 'Reject' ? 'error' : 'primary'}
              data-key={KEYS[decision]}
              onClick={() => ask(decision, false)}
            >
              {DECISION_LABELS[decision]}
            </Button>
          ))}
        </DecisionBar>
      )}
      {asked && (
        <DecisionDialog
          decision={asked.decision}
          overview={overview}
          quote={quote}
          colleague={colleagueOf(overview.Claim)}
          demographicsLink={
            <Link href={`/enrollment/demographics/${overview.QuoteId}`} color="inherit">
              Complete the demographics
            </Link>
          }
          refresh={refresh}
          onDecided={(message) => {
            close();
            onDecided(message, asked.goesOn);
          }}
          onClose={close}
        />
      )}
    </>
  );
}

interface DecidedLineProps {
  decided: DecidedByStaff;
  /** Null at the end of the queue. */
  onNext: (() => void) | null;
}

/** Who decided, perhaps while the quote was open here, and the way on. */
const DecidedLine = ({ decided: { Decision, By, Username, At }, onNext }: DecidedLineProps) => (
  <Stack direction="row" spacing={1} useFlexGap sx={LINE}>
    <Typography variant="body2" role="status" sx={{ overflowWrap: 'anywhere' }}>
      {decidedWords(isSameUsername(Username, currentUser().Username) ? 'You' : By, Decision, At, today())}
    </Typography>
    {onNext && (
      <Button size="small" onClick={onNext}>
        Next (j)
      </Button>
    )}
  </Stack>
);

const LINE = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  px: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;
