import { queryOptions } from '@tanstack/react-query';
import type { CensusMemberResponse } from '#shared/census/census.record';
import type { SelectedPlansResponse } from '#shared/plans/plan.record';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { inScreen } from '#web/http/in-screen';

/** What all screens of a quote read: what one of them has loaded, the next one shows at once. */
export const quoteQuery = (quoteId: number) =>
  queryOptions({ queryKey: ['quote', quoteId], queryFn: inScreen<QuoteResponse>(`/api/quote/${quoteId}`) });

export const censusQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['group-census', quoteId],
    queryFn: inScreen<CensusMemberResponse[]>(`/api/groupcensus/${quoteId}`),
  });

/** What is stored, at the prices that the quote was given. */
export const selectedPlansQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['selected-plans', quoteId],
    queryFn: inScreen<SelectedPlansResponse>(`/api/plan/GetSelectedPlansDetails/${quoteId}`),
  });
