import { queryOptions } from '@tanstack/react-query';
import type { CensusMemberResponse } from '#shared/census/census.record';
import type { SelectedPlansResponse } from '#shared/plans/plan.record';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { inScreen } from '#web/http/in-screen';
import { noteQuote } from '../../app/startup/workflow-state.ts';

/** Queries shared by all screens of a quote: data that one has loaded appears immediately on the next. */
export const quoteQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['quote', quoteId],
    queryFn: async (context) => {
      const quote = await inScreen<QuoteResponse>(`/api/quote/${quoteId}`)(context);
      noteQuote(quote);
      return quote;
    },
  });

export const censusQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['group-census', quoteId],
    queryFn: inScreen<CensusMemberResponse[]>(`/api/groupcensus/${quoteId}`),
  });

/** The stored quote, at the prices recorded with it. */
export const selectedPlansQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['selected-plans', quoteId],
    queryFn: inScreen<SelectedPlansResponse>(`/api/plan/GetSelectedPlansDetails/${quoteId}`),
  });
