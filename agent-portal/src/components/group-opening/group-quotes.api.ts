import { queryOptions } from '@tanstack/react-query';
import type { QuoteResponse } from '#shared/contract/quotes';
import { getJson, sendJson } from '../../app/http/client.ts';

/** The quotes of a group that this user may see, newest first. Spec 002 section 7, "Quote". */
export const groupQuotesQuery = (groupId: number) =>
  queryOptions({
    queryKey: ['group-quotes', groupId],
    queryFn: ({ signal }) => getJson<QuoteResponse[]>(`/api/quote/GetByGroup/${groupId}`, signal),
  });

/** For a group that has no quote yet. */
export const startQuote = (groupId: number): Promise<QuoteResponse> =>
  sendJson('POST', '/api/quote', { GroupId: groupId, QuoteType: 'SmallGroupNewBusiness' });
