import { queryOptions } from '@tanstack/react-query';
import { INDIVIDUAL_ENROLLMENT, SUBMISSION } from '#shared/individual-enrollment/individual-enrollment.calls';
import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';
import { ENROLL } from '#shared/quotes/quotes.calls';
import { call, query } from '#web/http/calls';
import { queryClient } from '../app/query-client.ts';
import { reloadPlans } from '../components/plan-browser/selection/use-selection-save.ts';

/** The quote and its household. */
export const householdQuery = (quoteId: number) =>
  queryOptions({ ...query(INDIVIDUAL_ENROLLMENT.find, { quoteId }), queryKey: ['individual-quote', quoteId, 'plans'] });

/** What became of it when it was submitted before; null if it was not. */
export const earlierSubmissionQuery = (quoteId: number) =>
  queryOptions({
    ...query(SUBMISSION.find, { quoteId }, { polling: true }),
    queryKey: ['individual-quote', quoteId, 'submission'],
  });

/** Starts the enrollment with the stored plans. */
export const enrollHousehold = ({ Id, Version }: IndividualQuoteResponse): Promise<IndividualQuoteResponse> =>
  call(ENROLL.enroll, { id: Id, body: { Version } });

/** As it was last read or saved: the next save names its version. */
export const newestQuote = (quote: IndividualQuoteResponse): IndividualQuoteResponse =>
  queryClient.getQueryData(householdQuery(quote.Id).queryKey)?.Quote ?? quote;

/** What a save answered, before everything about the quote is loaded anew. */
export const showQuote = (Quote: IndividualQuoteResponse): void =>
  void queryClient.setQueryData(householdQuery(Quote.Id).queryKey, (before) => before && { ...before, Quote });

/** After a save or a refusal. */
export const reloadHousehold = (quoteId: number): void => reloadPlans(quoteId, [['individual-quote', quoteId]]);
