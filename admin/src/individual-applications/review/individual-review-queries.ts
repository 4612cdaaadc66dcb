import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { PLAN_SELECTION } from '#shared/plans/plans.calls';
import { INDIVIDUAL_REVIEW_CALLS } from '#shared/sales/sales.calls';
import { keyOf, query } from '#web/http/calls';
import { FRESH, POLLING } from '../../components/review/use-review.ts';
import { INDIVIDUAL_QUOTES } from '../individual-queue.ts';

export const householdPlansQuery = (quoteId: number) =>
  queryOptions({ ...query(PLAN_SELECTION.selected, { quoteId }), queryKey: ['selected-plans', quoteId] });

export const individualReviewQuery = (quoteId: number) =>
  queryOptions({ ...query(INDIVIDUAL_REVIEW_CALLS.find, { quoteId }, POLLING), ...FRESH });

/** After a claim or a decision: the quote, its history, and the queue with its counts. */
export async function refreshIndividual(queryClient: QueryClient, quoteId: number): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['timeline', 'quote', quoteId] });
  await Promise.all(
    [keyOf(INDIVIDUAL_REVIEW_CALLS.find, { quoteId }), [INDIVIDUAL_QUOTES, 'getList']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}
