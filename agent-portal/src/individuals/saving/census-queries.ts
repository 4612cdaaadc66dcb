import { queryOptions } from '@tanstack/react-query';
import type { IsoDate } from '#shared/dates/iso-date';
import { INDIVIDUAL_DATE_CALLS } from '#shared/eligibility/eligibility.calls';
import { INDIVIDUAL_ENROLLMENT } from '#shared/individual-enrollment/individual-enrollment.calls';
import type {
  IndividualEnrollmentResponse,
  IndividualQuoteResponse,
} from '#shared/individuals/individual-quote.record';
import { datesQuestion, type IndividualTerms } from '#shared/individuals/individual-terms';
import type { Plan } from '#shared/plans/plan.record';
import { PLAN_SELECTION } from '#shared/plans/plans.calls';
import { call, keyOf, query } from '#web/http/calls';

/** Read each time that the page opens: it is edited from what is stored now. */
export const householdQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['individual-quote', quoteId, 'household'],
    queryFn: ({ signal }) => readHousehold(quoteId, signal),
    gcTime: 0,
    staleTime: Infinity,
  });

export const readHousehold = (quoteId: number, signal?: AbortSignal): Promise<IndividualEnrollmentResponse> =>
  call(INDIVIDUAL_ENROLLMENT.find, { quoteId }, { signal });

/** What the household pays at least for medical coverage, and for how many plans that is known; null: for none. Read for each change. */
export const lowestPremiumQuery = ({ Quote, Members }: Pick<IndividualEnrollmentResponse, 'Quote' | 'Members'>) => {
  const asked = { quoteId: Quote.Id, query: { updateDental: 'false', updateVision: 'false' } } as const;
  return queryOptions({
    queryKey: [
      ...keyOf(PLAN_SELECTION.all, asked),
      Quote.Version,
      ...Members.map(({ Id, Version }) => `${Id}.${Version}`),
    ],
    queryFn: async ({ signal }) => lowestPremium(await call(PLAN_SELECTION.all, asked, { signal })),
    gcTime: 0,
  });
};

function lowestPremium(plans: readonly Plan[]) {
  const amounts = plans.flatMap(({ IsMedical, NetMonthlyRate, TotalMonthlyRate }) =>
    IsMedical && TotalMonthlyRate !== null ? [{ net: NetMonthlyRate ?? TotalMonthlyRate, full: TotalMonthlyRate }] : [],
  );
  const [lowest] = amounts.sort((one, other) => one.net - other.net);
  return lowest ? { plans: amounts.length, dollars: lowest.net, isReduced: lowest.net < lowest.full } : null;
}

/** When coverage can begin. What is not known yet is left out of the address. */
export const effectiveDatesQuery = (terms: IndividualTerms) =>
  query(INDIVIDUAL_DATE_CALLS.find, { query: datesQuestion(terms) });

/** How long short-term coverage can last from this day, asked again with each change of the quote, whose applicant it is about. */
export const lengthsQuery = (
  quote: Pick<IndividualQuoteResponse, 'Id' | 'Version'> | null,
  effectiveDate: IsoDate | null,
) => {
  const asked = { quoteId: quote?.Id ?? 0, query: { planType: 'ShortTerm', effectiveDate } };
  return queryOptions({
    ...query(INDIVIDUAL_DATE_CALLS.findOf, asked),
    queryKey: [...keyOf(INDIVIDUAL_DATE_CALLS.findOf, asked), quote?.Version],
  });
};
