import { queryOptions } from '@tanstack/react-query';
import type { GroupEditRequest, GroupRequest, GroupResponse } from '#shared/groups/group.record';
import type { CreateQuoteRequest, QuoteResponse } from '#shared/quotes/quote.record';
import { getJson, sendJson } from '#web/http/client';

/** The form and its screen show refusals themselves, in context. */
const IN_FORM = { bubble: true, suppressNotification: true } as const;

export const groupQuery = (id: number) =>
  queryOptions({
    queryKey: ['group', id],
    queryFn: ({ signal }) => getJson<GroupResponse>(`/api/group/GetGroupById/${id}`, signal, IN_FORM),
  });

export const createGroup = (group: GroupRequest): Promise<GroupResponse> =>
  sendJson('POST', '/api/group', group, IN_FORM);

export const editGroup = (group: GroupEditRequest): Promise<GroupResponse> =>
  sendJson('PUT', '/api/group', group, IN_FORM);

export const createQuote = (quote: CreateQuoteRequest): Promise<QuoteResponse> =>
  sendJson('POST', '/api/quote', quote, IN_FORM);
