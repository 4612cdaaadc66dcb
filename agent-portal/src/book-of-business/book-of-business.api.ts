import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Agent } from '#shared/people/agent.record';
import type { GroupBookRow } from '#shared/book-of-business/book.record';
import { getJson } from '#web/http/client';
import { download } from '#web/http/files';
import { getPage } from '#web/http/pages';
import type { Sort } from '../components/RecordTable.tsx';

export type GroupBookField = 'GroupEnterpriseId' | 'GroupName' | 'PhoneNumber' | 'LastEffectiveDate' | 'GroupEmail';

/** What the book shows: search text, page, and order. */
export interface GroupBookView {
  text: string;
  page: number;
  pageSize: number;
  sort: Sort<GroupBookField>;
}

/** @param agentId SrcAgentId of the book's agent; null for the user's own book */
export const groupBookQuery = (agentId: string | null, { text, page, pageSize, sort }: GroupBookView) =>
  queryOptions({
    queryKey: ['book-of-business', 'group', agentId, text.trim(), page, pageSize, sort],
    queryFn: ({ signal }) => {
      const query = bookAddress(agentId, text);
      query.set('sort', JSON.stringify([sort.field, sort.direction]));
      return getPage<GroupBookRow>(`/api/bobsmallgroup?${query}`, { page, pageSize }, signal, IN_PLACE);
    },
    placeholderData: keepPreviousData,
  });

/** All matching groups, as bobData.csv. */
export const downloadGroupBook = (agentId: string | null, text: string) =>
  download({ path: `/api/bobsmallgroup.csv?${bookAddress(agentId, text)}` });

/** The agents whose books this user may open. */
export const agentsForUserQuery = queryOptions({
  queryKey: ['agents', 'for-user'],
  queryFn: ({ signal }) => getJson<Agent[]>('/api/agent/AgentsForUser', signal),
});

/** For internal staff: agents by prefix of the last name or the agent number. */
export const foundAgentsQuery = (text: string) =>
  queryOptions({
    queryKey: ['agents', 'found', text],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ range: '[0,19]' });
      if (text !== '') {
        query.set(/\d/.test(text) ? 'SrcAgentId' : 'LastName', text);
      }
      return getJson<Agent[]>(`/api/agent/findAgentsByCriteria?${query}`, signal);
    },
    placeholderData: keepPreviousData,
  });

/** The screen itself shows the error. */
const IN_PLACE = { bubble: true, suppressNotification: true } as const;

function bookAddress(agentId: string | null, text: string): URLSearchParams {
  const wanted = text.trim();
  return new URLSearchParams({
    ...(agentId === null ? {} : { agentId }),
    ...(wanted === '' ? {} : { filter: JSON.stringify({ q: wanted }) }),
  });
}
