import { Alert, Button, Link, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { decidedWords, type Decision, DECISION_LABELS } from '#shared/enrollment/decisions';
import type { DecidedByStaff, EnrollmentOverview } from '#shared/enrollment/enrollment.record';
import { formatDay } from '#shared/formats/auto-date';
import { isInEnrollment } from '#shared/quotes/next-step';
import { isRenewal } from '#shared/quotes/quote-type';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { isSameUsername } from '#shared/sales/assignment';
import { QUEUE_SLICES, workViewsOf } from '#shared/sales/queue-views';
import { type DecidedQuote, DecisionDialog } from '#web/decisions/DecisionDialog';
import { today } from '#web/inputs/today';
import { colleagueOf } from '../../components/review/colleague.ts';
import { DecisionBar } from '../../components/review/DecisionBar.tsx';
import { ReviewFacts, ReviewFrame } from '../../components/review/ReviewFrame.tsx';
import { useAsked } from '../../components/review/use-asked.ts';
import { useDecided } from '../../components/review/use-decided.ts';
import { useOwnView } from '../../components/review/use-own-view.ts';
import { useQueueSteps } from '../../components/review/use-queue-steps.ts';
import type { Review } from '../../components/review/use-review.ts';
import { currentUser } from '../../providers/current-user.ts';
import type { GroupQuoteRecord } from '../group-queue.ts';
import { NEW_BUSINESS_VIEW, QUEUE_VIEWS, RENEWALS_VIEW } from '../queue-views.ts';
import { overviewQuery, plansQuery, refreshReview, reviewedQuoteQuery } from './review-queries.ts';
import { ReviewSections } from './ReviewSections.tsx';

interface ReviewPanelProps {
  review: Review;
  quoteId: number;
}

/** A group's quote under review. */
export function ReviewPanel({ review, quoteId }: ReviewPanelProps) {
  const queryClient = useQueryClient();
  const steps = useQueueSteps<GroupQuoteRecord>(review);
  const { listed, following } = steps;
  const { data: quote, error } = useQuery(reviewedQuoteQuery(quoteId));
  const status = quote?.Status ?? listed?.Status;
  const hasOverview = status !== undefined && (isInEnrollment(status) || status === 'PassivelyRenewed');
  const { data: overview } = useQuery({ ...overviewQuery(quoteId), enabled: hasOverview });
  const { data: plans } = useQuery(plansQuery(quoteId));
  const isKnown = quote && (overview || !hasOverview);
  useOwnView(steps.isElsewhere, isKnown ? ownViewOf(review.path, quote, overview) : null);
  useEffect(() => {
    if (following !== null) {
      void queryClient.prefetchQuery(reviewedQuoteQuery(following));
      void queryClient.prefetchQuery(overviewQuery(following));
    }
  }, [following, queryClient]);
  const refresh = () => refreshReview(queryClient, quoteId);
  const onDecided = useDecided(steps, refresh);
  const name = quote?.Group.GroupName ?? listed?.GroupName ?? 'Quote';
  return (
    <ReviewFrame
      quoteId={quoteId}
      name={name}
      review={review}
      steps={steps}
      head={
        quote && (
          <ReviewFacts
            about={`${quoteId}: ${quote.Name}, effective ${formatDay(quote.EffectiveDate)}`}
            status={quote.Status}
            label={quote.QuoteStatus}
            line="group"
            clock={overview ?? listed}
          />
        )
      }
      decisions={
        overview && (
          <Decisions
            key={quoteId}
            overview={overview}
            quote={{ name, premium: plans?.Premium }}
            refresh={refresh}
            onDecided={onDecided}
            onNext={steps.next}
          />
        )
      }
    >
      {error && !quote && <Alert severity="error">{error.message}</Alert>}
      {quote && <ReviewSections key={quoteId} quote={quote} overview={overview} listed={listed} refresh={refresh} />}
    </ReviewFrame>
  );
}

/** Renewals have a queue of their own. */
function ownViewOf(path: string, quote: QuoteResponse, overview: EnrollmentOverview | undefined) {
  const here = QUEUE_VIEWS.find((tab) => tab.path === path) ?? NEW_BUSINESS_VIEW;
  const isHere = isRenewal(quote.QuoteType) === (here !== NEW_BUSINESS_VIEW);
  const tab = isHere ? here : isRenewal(quote.QuoteType) ? RENEWALS_VIEW : NEW_BUSINESS_VIEW;
  return {
    quoteId: quote.Id,
    path: tab.path,
    views: workViewsOf(QUEUE_SLICES[tab.name].statuses).map(({ view }) => view),
    status: quote.Status,
    isMine: isSameUsername(overview?.Claim?.Username ?? null, currentUser().Username),
  };
}

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
function Decisions({ overview, quote, refresh, onDecided, onNext }: DecisionsProps) {
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
