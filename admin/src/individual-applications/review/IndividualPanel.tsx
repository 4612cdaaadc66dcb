import { Alert, Button } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatDay } from '#shared/formats/auto-date';
import { centsFromDollars, dollarsFromCents, formatDollars } from '#shared/formats/currency';
import { INDIVIDUAL_ENROLLMENT } from '#shared/individual-enrollment/individual-enrollment.calls';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { INDIVIDUAL_KIND_LABELS } from '#shared/individuals/individual-terms';
import { netPremiumOf } from '#shared/plans/net-premium-of';
import { isSameUsername } from '#shared/sales/assignment';
import {
  APPLICATION_CHANGED,
  INDIVIDUAL_DECISION_TEXTS,
  type IndividualDecision,
} from '#shared/sales/individual-decisions';
import type { IndividualReview } from '#shared/sales/individual-review.record';
import { INDIVIDUAL_VIEWS } from '#shared/sales/queue-views';
import { INDIVIDUAL_REVIEW_CALLS } from '#shared/sales/sales.calls';
import { DecisionFrame } from '#web/decisions/DecisionFrame';
import { call, query } from '#web/http/calls';
import { colleagueOf } from '../../components/review/colleague.ts';
import { DecisionBar } from '../../components/review/DecisionBar.tsx';
import { ReviewFacts, ReviewFrame } from '../../components/review/ReviewFrame.tsx';
import { useAsked } from '../../components/review/use-asked.ts';
import { useDecided } from '../../components/review/use-decided.ts';
import { useOwnView } from '../../components/review/use-own-view.ts';
import { useQueueSteps } from '../../components/review/use-queue-steps.ts';
import type { Review } from '../../components/review/use-review.ts';
import { currentUser } from '../../providers/current-user.ts';
import { INDIVIDUAL_QUEUE, INDIVIDUAL_QUEUE_PATH, type IndividualQuoteRecord } from '../individual-queue.ts';
import { householdPlansQuery, individualReviewQuery, refreshIndividual } from './individual-review-queries.ts';
import { IndividualSections } from './IndividualSections.tsx';

interface IndividualPanelProps {
  review: Review;
  quoteId: number;
}

/** A household's quote under review. */
export function IndividualPanel({ review, quoteId }: IndividualPanelProps) {
  const queryClient = useQueryClient();
  const steps = useQueueSteps<IndividualQuoteRecord>(review);
  const { listed, following } = steps;
  const { data: state, error } = useQuery(individualReviewQuery(quoteId));
  const { data: page } = useQuery(query(INDIVIDUAL_ENROLLMENT.find, { quoteId }));
  const { data: plans } = useQuery(householdPlansQuery(quoteId));
  useOwnView(steps.isElsewhere, state ? ownViewOf(state) : null);
  useEffect(() => {
    if (following !== null) {
      void queryClient.prefetchQuery(individualReviewQuery(following));
    }
  }, [following, queryClient]);
  const refresh = () => refreshIndividual(queryClient, quoteId);
  const onDecided = useDecided(steps, refresh);
  const [applicant] = page?.Members ?? [];
  const name = listed
    ? INDIVIDUAL_QUEUE.nameOf(listed)
    : `${applicant?.FirstName ?? ''} ${applicant?.LastName ?? ''}`.trim() || `Quote ${quoteId}`;
  return (
    <ReviewFrame
      quoteId={quoteId}
      name={name}
      review={review}
      steps={steps}
      head={
        state && (
          <ReviewFacts
            about={aboutOf(quoteId, page)}
            status={state.Status}
            label={state.QuoteStatus}
            line="individual"
            clock={state}
          />
        )
      }
      decisions={
        state && (
          <IndividualDecisions
            key={quoteId}
            state={state}
            name={name}
            about={termsOf(page, plans?.Plans)}
            refresh={refresh}
            onDecided={onDecided}
          />
        )
      }
    >
      {error && !state && <Alert severity="error">{error.message}</Alert>}
      {state && <IndividualSections key={quoteId} state={state} name={name} listed={listed} refresh={refresh} />}
    </ReviewFrame>
  );
}

const ownViewOf = ({ QuoteId, Status, Claim }: IndividualReview) => ({
  quoteId: QuoteId,
  path: INDIVIDUAL_QUEUE_PATH,
  views: Object.values(INDIVIDUAL_VIEWS),
  status: Status,
  isMine: isSameUsername(Claim?.Username ?? null, currentUser().Username),
});

const aboutOf = (quoteId: number, page: EnrollmentPageResponse | undefined): string =>
  page
    ? `Quote ${quoteId}, ${INDIVIDUAL_KIND_LABELS[page.Quote.Individual.Kind]}, effective ${formatDay(page.Quote.EffectiveDate)}`
    : `Quote ${quoteId}`;

type Priced = Parameters<typeof netPremiumOf>[0];

/** "Effective 1/1/2027, $412.40 a month", as far as it is known. */
const termsOf = (page: EnrollmentPageResponse | undefined, plans: readonly Priced[] | undefined): string =>
  [
    ...(page ? [`Effective ${formatDay(page.Quote.EffectiveDate)}`] : []),
    ...(plans ? [`${formatDollars(premiumOf(plans))} a month`] : []),
  ].join(', ');

/** What the household pays for all its plans; null while the rates of one are not loaded. */
function premiumOf(plans: readonly Priced[]): number | null {
  const known = plans.map(netPremiumOf).filter((premium) => premium !== null);
  return known.length < plans.length
    ? null
    : dollarsFromCents(known.reduce((sum, premium) => sum + centsFromDollars(premium), 0));
}

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
function IndividualDecisions({ state, name, about, refresh, onDecided }: IndividualDecisionsProps) {
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
