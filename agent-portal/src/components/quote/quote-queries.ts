import { queryOptions } from '@tanstack/react-query';
import { GROUP_CENSUS } from '#shared/census/census.calls';
import { PLAN_SELECTION } from '#shared/plans/plans.calls';
import { QUOTE_ACTIONS } from '#shared/quotes/quotes.calls';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { call, query } from '#web/http/calls';
import { noteQuote } from '../../app/startup/workflow-state.ts';

/** Queries shared by all screens of a quote: data that one has loaded appears immediately on the next. */
export const quoteQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['quote', quoteId],
    queryFn: async ({ signal }) => {
      const quote: QuoteResponse = await call(QUOTE_ACTIONS.find, { id: quoteId }, { signal });
      noteQuote(quote);
      return quote;
    },
  });

export const censusQuery = (quoteId: number) =>
  queryOptions({ ...query(GROUP_CENSUS.list, { quoteId }), queryKey: ['group-census', quoteId] });

/** The stored quote, at the prices recorded with it. */
export const selectedPlansQuery = (quoteId: number) =>
  queryOptions({ ...query(PLAN_SELECTION.selected, { quoteId }), queryKey: ['selected-plans', quoteId] });
