import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { INDIVIDUAL_SEARCH_CALLS } from '#shared/search/search.calls';
import type { IndividualCriteria } from '#shared/search/individual-search.record';
import { callPage } from '#web/http/calls';
import { PAGE_SIZE } from '../../components/Pager.tsx';

/** The last search, and the current page of its results. */
export interface IndividualSearchView {
  /** Null before the first search. */
  criteria: IndividualCriteria | null;
  page: number;
}

export const INDIVIDUAL_SEARCH = ['individual-search'] as const;

/** A search by SSN is forgotten as soon as the screen shows another, or is left; only the user repeats it, because each is audited. */
const BY_SSN = { gcTime: 0, refetchOnWindowFocus: false } as const;

/** The criteria go in the body: names, birth dates and SSNs stay out of URLs. The screen shows refusals itself. */
export const individualSearchQuery = ({ criteria, page }: IndividualSearchView) =>
  queryOptions({
    queryKey: [...INDIVIDUAL_SEARCH, criteria, page],
    queryFn: ({ signal }) =>
      callPage(INDIVIDUAL_SEARCH_CALLS.search, { body: criteria! }, { page, pageSize: PAGE_SIZE }, { signal }),
    enabled: criteria !== null,
    placeholderData: keepPreviousData,
    ...(criteria?.SSN ? BY_SSN : {}),
  });
