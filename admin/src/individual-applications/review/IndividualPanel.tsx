import { Alert, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatDay } from '#shared/formats/auto-date';
import { INDIVIDUAL_ENROLLMENT } from '#shared/individual-enrollment/individual-enrollment.calls';
import { INDIVIDUAL_KIND_LABELS } from '#shared/individuals/individual-terms';
import { INDIVIDUAL_REVIEW_CALLS } from '#shared/sales/sales.calls';
import { query } from '#web/http/calls';
import { StatusChip } from '#web/status/StatusChip';
import { QueueClock } from '../../components/quote-queue/QueueClock.tsx';
import { ReviewFrame } from '../../components/review/ReviewFrame.tsx';
import { useDecided } from '../../components/review/use-decided.ts';
import { useQueueSteps } from '../../components/review/use-queue-steps.ts';
import type { Review } from '../../components/review/use-review.ts';
import { INDIVIDUAL_QUEUE, type IndividualQuoteRecord } from '../individual-queue.ts';
import { refreshIndividual } from './individual-review-queries.ts';
import { IndividualDecisions } from './IndividualDecisions.tsx';
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
  const { data: state, error } = useQuery(query(INDIVIDUAL_REVIEW_CALLS.find, { quoteId }));
  const { data: page } = useQuery(query(INDIVIDUAL_ENROLLMENT.find, { quoteId }));
  useEffect(() => {
    if (following !== null) {
      void queryClient.prefetchQuery(query(INDIVIDUAL_REVIEW_CALLS.find, { quoteId: following }));
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
          <>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              Quote {quoteId}
              {page &&
                `, ${INDIVIDUAL_KIND_LABELS[page.Quote.Individual.Kind]}, effective ${formatDay(page.Quote.EffectiveDate)}`}
            </Typography>
            <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              <StatusChip size="small" status={state.Status} audience="internal" label={state.QuoteStatus} />
              <QueueClock line="individual" quote={state} />
            </Stack>
          </>
        )
      }
      decisions={
        state && <IndividualDecisions key={quoteId} state={state} name={name} refresh={refresh} onDecided={onDecided} />
      }
    >
      {error && !state && <Alert severity="error">{error.message}</Alert>}
      {state && <IndividualSections key={quoteId} state={state} name={name} listed={listed} refresh={refresh} />}
    </ReviewFrame>
  );
}
