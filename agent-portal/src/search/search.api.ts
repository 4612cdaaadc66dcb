import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import type { GroupSearchCriteria, GroupSearchRow } from '#shared/search/group-search.record';
import type { GroupQuoteType } from '#shared/quotes/quote-type';
import { sendJson } from '#web/http/client';
import { sendForPage } from '#web/http/pages';
import type { Sort } from '../components/RecordTable.tsx';
import { PAGE_SIZE } from '../components/Pager.tsx';

export type GroupSearchField = 'GroupName' | 'GroupEnterpriseId' | 'City' | 'RenewalDate';

/** The last search, and the current page of its results. */
export interface GroupSearchView {
  /** Null before the first search. */
  criteria: GroupSearchCriteria | null;
  page: number;
  sort: Sort<GroupSearchField>;
}

/** The screen shows refusals itself, at the fields they concern. */
const IN_FORM = { bubble: true, suppressNotification: true } as const;

/** The criteria go in the body: tax ids and names stay out of URLs. */
export const groupSearchQuery = ({ criteria, page, sort }: GroupSearchView) =>
  queryOptions({
    queryKey: ['group-search', criteria, page, sort],
    queryFn: ({ signal }) => {
      const order = new URLSearchParams({ sort: JSON.stringify([sort.field, sort.direction]) });
      const path = `/api/group/GetGroupsBySearchCriteria?${order}`;
      return sendForPage<GroupSearchRow>(path, criteria, { page, pageSize: PAGE_SIZE }, { ...IN_FORM, signal });
    },
    enabled: criteria !== null,
    placeholderData: keepPreviousData,
  });

export const createQuote = (groupId: number, type: GroupQuoteType): Promise<QuoteResponse> =>
  sendJson('POST', '/api/quote', { GroupId: groupId, QuoteType: type }, IN_FORM);
