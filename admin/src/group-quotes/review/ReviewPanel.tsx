import { Alert } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { EnrollmentOverview } from '#shared/enrollment/enrollment.record';
import { formatDay } from '#shared/formats/auto-date';
import { isInEnrollment } from '#shared/quotes/next-step';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { isRenewal } from '#shared/quotes/quote-type';
import { isSameUsername } from '#shared/sales/assignment';
import { QUEUE_SLICES, workViewsOf } from '#shared/sales/queue-views';
import { ReviewFacts, ReviewFrame } from '../../components/review/ReviewFrame.tsx';
import { useDecided } from '../../components/review/use-decided.ts';
import { useOwnView } from '../../components/review/use-own-view.ts';
import { useQueueSteps } from '../../components/review/use-queue-steps.ts';
import type { Review } from '../../components/review/use-review.ts';
import { currentUser } from '../../providers/current-user.ts';
import type { GroupQuoteRecord } from '../group-queue.ts';
import { NEW_BUSINESS_VIEW, QUEUE_VIEWS, RENEWALS_VIEW } from '../queue-views.ts';
import { Decisions } from './Decisions.tsx';
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
