import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { GROUP_BOOK } from '#shared/book-of-business/book.calls';
import { AGENTS } from '#shared/people/people.calls';
import { WITH_NOTICE, asking, call, callPage, query } from '#web/http/calls';
import { download } from '#web/http/files';
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
      const query = { ...bookQuery(agentId, text), sort: JSON.stringify([sort.field, sort.direction]) };
      return callPage(GROUP_BOOK.list, { query }, { page, pageSize }, { signal });
    },
    placeholderData: keepPreviousData,
  });

/** All matching groups, as bobData.csv. */
export const downloadGroupBook = (agentId: string | null, text: string) =>
  download(asking(GROUP_BOOK.export, { query: bookQuery(agentId, text) }));

/** The agents whose books this user may open. */
export const agentsForUserQuery = queryOptions({
  ...query(AGENTS.listForUser, {}, WITH_NOTICE),
  queryKey: ['agents', 'for-user'],
});

/** For internal staff: agents by prefix of the last name or the agent number. */
export const foundAgentsQuery = (text: string) =>
  queryOptions({
    queryKey: ['agents', 'found', text],
    queryFn: ({ signal }) => {
      const criteria = text === '' ? {} : { [/\d/.test(text) ? 'SrcAgentId' : 'LastName']: text };
      return call(AGENTS.find, { query: { range: '[0,19]', ...criteria } }, { ...WITH_NOTICE, signal });
    },
    placeholderData: keepPreviousData,
  });

const bookQuery = (agentId: string | null, text: string) => ({
  agentId,
  filter: text.trim() === '' ? null : JSON.stringify({ q: text.trim() }),
});
