import { queryOptions } from '@tanstack/react-query';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import type { QuoteComparison } from '#shared/scenarios/scenario.record';
import { getJson } from '#web/http/client';
import { IN_SCREEN } from '#web/http/in-screen';

/** The group's quotes, newest first. */
export const groupQuotesQuery = (groupId: number) =>
  queryOptions({
    queryKey: ['group-quotes', groupId],
    queryFn: ({ signal }) => getJson<QuoteResponse[]>(`/api/quote/GetByGroup/${groupId}`, signal, IN_SCREEN),
  });

export const comparisonQuery = (leftId: number, rightId: number) =>
  queryOptions({
    queryKey: ['scenario', leftId, rightId],
    queryFn: ({ signal }) => getJson<QuoteComparison>(`/api/scenario/Compare/${leftId}/${rightId}`, signal, IN_SCREEN),
  });
