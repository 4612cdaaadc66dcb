import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { GROUP_SEARCH } from '#shared/search/search.calls';
import type { GroupSearchCriteria } from '#shared/search/group-search.record';
import { callPage } from '#web/http/calls';
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

/** The criteria go in the body: tax ids and names stay out of URLs. */
export const groupSearchQuery = ({ criteria, page, sort }: GroupSearchView) =>
  queryOptions({
    queryKey: ['group-search', criteria, page, sort],
    queryFn: ({ signal }) => {
      const asked = { body: criteria!, query: { sort: JSON.stringify([sort.field, sort.direction]) } };
      return callPage(GROUP_SEARCH.search, asked, { page, pageSize: PAGE_SIZE }, { signal });
    },
    enabled: criteria !== null,
    placeholderData: keepPreviousData,
  });
