import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import {
  APPLICATION_CHANGED,
  INDIVIDUAL_DECISION_TEXTS,
  type IndividualDecision,
} from '#shared/sales/individual-decisions';
import { INDIVIDUAL_REVIEW_CALLS } from '#shared/sales/sales.calls';
import type { IndividualReview } from '#shared/sales/individual-review.record';
import { DecisionFrame } from '#web/decisions/DecisionFrame';
import { call } from '#web/http/calls';
import { colleagueOf } from '../../components/review/colleague.ts';
import { DecisionBar } from '../../components/review/DecisionBar.tsx';
import { useAsked } from '../../components/review/use-asked.ts';

interface IndividualDecisionsProps {
  state: IndividualReview;
  /** The applicant. */
  name: string;
  /** "Effective 1/1/2027, $412.40 a month", as far as it is known. */
  about: string;
  refresh: () => Promise<void>;
  /** @param goesOn to the next quote */
  onDecided: (message: string, goesOn: boolean) => void;
}

const KEYS: Record<IndividualDecision, string> = { Resubmit: 'r', MarkResolved: 'm' };

/** The decisions that are possible now. Deciding claims the quote. */
export function IndividualDecisions({ state, name, about, refresh, onDecided }: IndividualDecisionsProps) {
  const { asked, ask, close } = useAsked(state.Decisions);
  const [first] = state.Decisions;
  return (
    <>
      {first && (
        <DecisionBar>
          <Button size="small" variant="contained" data-key={KEYS[first]} onClick={() => ask(first, true)}>
            {INDIVIDUAL_DECISION_TEXTS[first].label} and next
          </Button>
          {state.Decisions.map((decision) => (
            <Button
              key={decision}
              size="small"
              variant="outlined"
              data-key={KEYS[decision]}
              onClick={() => ask(decision, false)}
            >
              {INDIVIDUAL_DECISION_TEXTS[decision].label}
            </Button>
          ))}
        </DecisionBar>
      )}
      {asked && (
        <DecisionDialog
          decision={asked.decision}
          state={state}
          name={name}
          about={about}
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

interface DecisionDialogProps extends Omit<IndividualDecisionsProps, 'onDecided'> {
  decision: IndividualDecision;
  onDecided: (message: string) => void;
  onClose: () => void;
}

/** Confirms a decision before sending it. A refusal refetches the quote, which may leave nothing to decide; its words stay. */
function DecisionDialog({ decision, state, name, about, refresh, onDecided, onClose }: DecisionDialogProps) {
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
    onSuccess: () => onDecided(`${name} (${QuoteId}) ${done}${about === '' ? '' : ` ${about}.`}`),
    // Not waited for: without a connection it would keep the button busy.
    onSettled: () => void refresh(),
  });
  const isPossible = state.Decisions.includes(decision);
  return (
    <DecisionFrame
      title={`${label}: ${name} (${QuoteId})`}
      about={about}
      consequence={consequence}
      confirm={label}
      colleague={colleague}
      failure={error?.message ?? (isPossible ? null : APPLICATION_CHANGED)}
      isPossible={isPossible}
      isBusy={isPending}
      onSend={() => mutate()}
      onClose={onClose}
    />
  );
}
