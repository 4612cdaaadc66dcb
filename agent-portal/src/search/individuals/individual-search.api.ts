import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';
import type { FoundIndividual, IndividualCriteria } from '#shared/search/individual-search.record';
import { sendJson } from '#web/http/client';
import { sendForPage } from '#web/http/pages';
import { PAGE_SIZE } from '../../components/Pager.tsx';

/** The last search, and the current page of its results. */
export interface IndividualSearchView {
  /** Null before the first search. */
  criteria: IndividualCriteria | null;
  page: number;
}

const PATH = '/api/individual/SearchIndividualByCriteria';
export const INDIVIDUAL_SEARCH = ['individual-search'] as const;

/** A search by SSN is forgotten as soon as the screen shows another, or is left; only the user repeats it, because each is audited. */
const BY_SSN = { gcTime: 0, refetchOnWindowFocus: false } as const;

/** The criteria go in the body: names, birth dates and SSNs stay out of URLs. The screen shows refusals itself. */
export const individualSearchQuery = ({ criteria, page }: IndividualSearchView) =>
  queryOptions({
    queryKey: [...INDIVIDUAL_SEARCH, criteria, page],
    queryFn: ({ signal }) =>
      sendForPage<FoundIndividual>(
        PATH,
        criteria,
        { page, pageSize: PAGE_SIZE },
        { bubble: true, suppressNotification: true, signal },
      ),
    enabled: criteria !== null,
    placeholderData: keepPreviousData,
    ...(criteria?.SSN ? BY_SSN : {}),
  });

export const restoreQuote = ({ QuoteId, Version }: FoundIndividual): Promise<IndividualQuoteResponse> =>
  sendJson('PUT', `/api/quote/Restore/${QuoteId}`, { Version });
