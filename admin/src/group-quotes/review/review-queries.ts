import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { GROUP_CENSUS } from '#shared/census/census.calls';
import { DOCUMENTS, ENROLLMENT_OVERVIEW_CALLS } from '#shared/enrollment/enrollment.calls';
import { PLAN_SELECTION } from '#shared/plans/plans.calls';
import { QUOTE_ACTIONS } from '#shared/quotes/quotes.calls';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { call, query } from '#web/http/calls';
import { FRESH, POLLING } from '../../components/review/use-review.ts';
import { GROUP_QUOTES } from '../group-queue.ts';

export const reviewedQuoteQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['quote', quoteId],
    queryFn: ({ signal }): Promise<QuoteResponse> => call(QUOTE_ACTIONS.find, { id: quoteId }, { ...POLLING, signal }),
    ...FRESH,
  });

/** The key is that of the decision's answer, which replaces it. */
export const overviewQuery = (quoteId: number) =>
  queryOptions({
    ...query(ENROLLMENT_OVERVIEW_CALLS.find, { quoteId }, POLLING),
    queryKey: ['enrollment-overview', quoteId],
    ...FRESH,
  });

export const censusQuery = (quoteId: number) =>
  queryOptions({ ...query(GROUP_CENSUS.list, { quoteId }), queryKey: ['group-census', quoteId] });

export const plansQuery = (quoteId: number) =>
  queryOptions({ ...query(PLAN_SELECTION.selected, { quoteId }), queryKey: ['selected-plans', quoteId] });

export const requiredDocumentsQuery = (quoteId: number) =>
  queryOptions({
    ...query(DOCUMENTS.listRequired, { quoteId }),
    queryKey: ['enrollment-documents', quoteId, 'required'],
  });

export const documentsQuery = (quoteId: number) =>
  queryOptions({ ...query(DOCUMENTS.list, { quoteId }), queryKey: ['enrollment-documents', quoteId, 'files'] });

/** After a claim or a decision: the quote, its history, and the queue with its counts. */
export async function refreshReview(queryClient: QueryClient, quoteId: number): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['timeline', 'quote', quoteId] });
  await Promise.all(
    [
      ['quote', quoteId],
      ['enrollment-overview', quoteId],
      [GROUP_QUOTES, 'getList'],
    ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}
