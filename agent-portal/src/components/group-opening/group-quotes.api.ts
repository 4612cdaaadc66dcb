import { queryOptions } from '@tanstack/react-query';
import type { CreateQuoteRequest, NewQuoteOption, QuoteResponse } from '#shared/quotes/quote.record';
import { getJson, sendJson } from '#web/http/client';
import { IN_SCREEN } from '#web/http/in-screen';

/** A group's quotes that this user may see, newest first. Spec 002 section 7, "Quote". */
export const groupQuotesQuery = (groupId: number) =>
  queryOptions({
    queryKey: ['group-quotes', groupId],
    queryFn: ({ signal }) => getJson<QuoteResponse[]>(`/api/quote/GetByGroup/${groupId}`, signal),
  });

/** Which quotes can be started for the group. Invalidated together with its quotes. */
export const newQuoteOptionsQuery = (groupId: number) =>
  queryOptions({
    queryKey: ['group-quotes', groupId, 'new'],
    queryFn: ({ signal }) => getJson<NewQuoteOption[]>(`/api/quote/NewQuoteOptions/${groupId}`, signal, IN_SCREEN),
  });

export const createQuote = (request: CreateQuoteRequest): Promise<QuoteResponse> =>
  sendJson('POST', '/api/quote', request);
