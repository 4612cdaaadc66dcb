import { queryOptions } from '@tanstack/react-query';
import type { IsoDate } from '#shared/dates/iso-date';
import type { IndividualDatesQuestion, QuoteDatesResponse } from '#shared/eligibility/individual-dates.record';
import type {
  IndividualEnrollmentResponse,
  IndividualHouseholdResponse,
  IndividualMemberRequest,
  IndividualQuoteChangeRequest,
  IndividualQuoteResponse,
  NewIndividualQuoteRequest,
} from '#shared/individuals/individual-quote.record';
import { datesQuestion, type IndividualTerms } from '#shared/individuals/individual-terms';
import { getJson, sendJson } from '#web/http/client';

/** The page shows refusals itself, in context. */
const IN_FORM = { bubble: true, suppressNotification: true } as const;

/** Read each time that the page opens: it is edited from what is stored now. */
export const householdQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['individual-quote', quoteId, 'household'],
    queryFn: ({ signal }) => readHousehold(quoteId, signal),
    gcTime: 0,
    staleTime: Infinity,
  });

export const readHousehold = (quoteId: number, signal?: AbortSignal): Promise<IndividualEnrollmentResponse> =>
  getJson(`/api/enrollment/GetIndividualEnrollment/${quoteId}`, signal, IN_FORM);

export const createIndividualQuote = (quote: NewIndividualQuoteRequest): Promise<IndividualQuoteResponse> =>
  sendJson('POST', '/api/quote', quote, IN_FORM);

export const changeIndividualQuote = (quote: IndividualQuoteChangeRequest): Promise<IndividualQuoteResponse> =>
  sendJson('PUT', '/api/quote', quote, IN_FORM);

/** Everyone, and who was removed. */
export const saveHousehold = (
  quoteId: number,
  household: { Members: readonly IndividualMemberRequest[]; RemovedIds: readonly number[] },
): Promise<IndividualHouseholdResponse> =>
  sendJson('PUT', `/api/enrollment/PutIndividualenrollment/${quoteId}`, household, IN_FORM);

/** When coverage can begin. */
export const effectiveDatesQuery = (terms: IndividualTerms) => datesQuery(datesQuestion(terms), '');

/** How long short-term coverage can last from this day, asked again with each change of the quote, whose applicant it is about. */
export const lengthsQuery = (
  quote: Pick<IndividualQuoteResponse, 'Id' | 'Version'> | null,
  effectiveDate: IsoDate | null,
) => datesQuery({ planType: 'ShortTerm', effectiveDate }, `/${quote?.Id}`, quote?.Version);

/** What is not known yet is left out of the address. */
function datesQuery(question: Partial<IndividualDatesQuestion>, ofQuote: string, version?: number) {
  return queryOptions({
    queryKey: ['individual-dates', question, ofQuote, version],
    queryFn: ({ signal }) => {
      const known = Object.entries(question).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
      const path = `/api/individual/GetEffectiveDates${ofQuote}?${new URLSearchParams(known)}`;
      return getJson<QuoteDatesResponse>(path, signal, IN_FORM);
    },
  });
}
