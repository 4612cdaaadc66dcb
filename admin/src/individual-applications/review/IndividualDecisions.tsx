import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { heldBy } from '#shared/sales/assignment';
import { INDIVIDUAL_DECISION_TEXTS, type IndividualDecision } from '#shared/sales/individual-decisions';
import { INDIVIDUAL_REVIEW_CALLS } from '#shared/sales/sales.calls';
import type { IndividualReview } from '#shared/sales/individual-review.record';
import { call } from '#web/http/calls';
import { colleagueOf } from '../../components/review/colleague.ts';
import { DecisionBar } from '../../components/review/DecisionBar.tsx';

interface IndividualDecisionsProps {
  state: IndividualReview;
  /** The applicant. */
  name: string;
  refresh: () => Promise<void>;
  /** @param goesOn to the next quote */
  onDecided: (message: string, goesOn: boolean) => void;
}

interface Asked {
  decision: IndividualDecision;
  goesOn: boolean;
}

/** The decisions that are possible now. Deciding claims the quote. */
export function IndividualDecisions({ state, name, refresh, onDecided }: IndividualDecisionsProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  if (state.Decisions.length === 0) {
    return null;
  }
  const [first] = state.Decisions as [IndividualDecision];
  return (
    <DecisionBar>
      <Button size="small" variant="contained" onClick={() => setAsked({ decision: first, goesOn: true })}>
        {INDIVIDUAL_DECISION_TEXTS[first].label} and next
      </Button>
      {state.Decisions.map((decision) => (
        <Button key={decision} size="small" variant="outlined" onClick={() => setAsked({ decision, goesOn: false })}>
          {INDIVIDUAL_DECISION_TEXTS[decision].label}
        </Button>
      ))}
      {asked && (
        <DecisionDialog
          decision={asked.decision}
          state={state}
          name={name}
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

interface DecisionDialogProps extends Omit<IndividualDecisionsProps, 'onDecided'> {
  decision: IndividualDecision;
  onDecided: (message: string) => void;
  onClose: () => void;
}

/** Confirms a decision before sending it. */
function DecisionDialog({ decision, state, name, refresh, onDecided, onClose }: DecisionDialogProps) {
  const id = useId();
  const { QuoteId, Claim, Failure } = state;
  const colleague = colleagueOf(Claim);
  const { label, consequence, done } = INDIVIDUAL_DECISION_TEXTS[decision];
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call(INDIVIDUAL_REVIEW_CALLS.decide, {
        quoteId: QuoteId,
        body: {
          Decision: decision,
          EwsTransactionId: Failure?.EwsTransactionId ?? 0,
          ...(colleague && { TakeOverFrom: colleague.Username }),
        },
      }),
    onSuccess: () => {
      void refresh();
      onDecided(`${name} ${done}`);
    },
    onError: refresh,
  });
  return (
    <Dialog open onClose={() => !isPending && onClose()} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{`${label}: ${name}`}</DialogTitle>
      <DialogContent>
        <Typography variant="body2">{consequence}</Typography>
        {colleague && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {heldBy({ fullName: colleague.FullName, since: colleague.Since })}
          </Alert>
        )}
        {error && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {error.message}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isPending}>
          Cancel
        </Button>
        <Button variant="contained" autoFocus loading={isPending} onClick={() => mutate()}>
          {colleague ? `Take over and ${label.charAt(0).toLowerCase()}${label.slice(1)}` : label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
