import { Alert, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatDay } from '#shared/formats/auto-date';
import { BEFORE_ENROLLMENT } from '#shared/quotes/quote-status';
import { StatusChip } from '#web/status/StatusChip';
import { QueueClock } from '../../components/quote-queue/QueueClock.tsx';
import { ReviewFrame } from '../../components/review/ReviewFrame.tsx';
import { useDecided } from '../../components/review/use-decided.ts';
import { useQueueSteps } from '../../components/review/use-queue-steps.ts';
import type { Review } from '../../components/review/use-review.ts';
import type { GroupQuoteRecord } from '../group-queue.ts';
import { Decisions } from './Decisions.tsx';
import { overviewQuery, refreshReview, reviewedQuoteQuery } from './review-queries.ts';
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
  const { data: overview } = useQuery({
    ...overviewQuery(quoteId),
    enabled: status !== undefined && !BEFORE_ENROLLMENT.includes(status),
  });
  useEffect(() => {
    if (following !== null) {
      void queryClient.prefetchQuery(reviewedQuoteQuery(following));
      void queryClient.prefetchQuery(overviewQuery(following));
    }
  }, [following, queryClient]);
  const refresh = () => refreshReview(queryClient, quoteId);
  const onDecided = useDecided(steps, refresh);
  return (
    <ReviewFrame
      quoteId={quoteId}
      name={quote?.Group.GroupName ?? listed?.GroupName ?? 'Quote'}
      review={review}
      steps={steps}
      head={
        quote && (
          <>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {quoteId}: {quote.Name}, effective {formatDay(quote.EffectiveDate)}
            </Typography>
            <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              <StatusChip size="small" status={quote.Status} audience="internal" label={quote.QuoteStatus} />
              {listed && <QueueClock line="group" quote={listed} />}
            </Stack>
          </>
        )
      }
      decisions={overview && <Decisions key={quoteId} overview={overview} refresh={refresh} onDecided={onDecided} />}
    >
      {error && !quote && <Alert severity="error">{error.message}</Alert>}
      {quote && <ReviewSections key={quoteId} quote={quote} overview={overview} listed={listed} refresh={refresh} />}
    </ReviewFrame>
  );
}
