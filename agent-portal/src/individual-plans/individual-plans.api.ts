import { queryOptions } from '@tanstack/react-query';
import type { HouseholdSubmissionResponse } from '#shared/individual-enrollment/submission.record';
import type {
  IndividualEnrollmentResponse,
  IndividualQuoteResponse,
} from '#shared/individuals/individual-quote.record';
import { sendJson } from '#web/http/client';
import { IN_SCREEN, inScreen } from '#web/http/in-screen';
import { reloadPlans } from '../components/plan-browser/selection/use-selection-save.ts';

/** The quote and its household. */
export const householdQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['individual-quote', quoteId, 'plans'],
    queryFn: inScreen<IndividualEnrollmentResponse>(`/api/enrollment/GetIndividualEnrollment/${quoteId}`),
  });

/** What became of it when it was submitted before; null if it was not. */
export const earlierSubmissionQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['individual-quote', quoteId, 'submission'],
    queryFn: inScreen<HouseholdSubmissionResponse | null>(`/api/individual/enroll/${quoteId}`, { polling: true }),
  });

/** Starts the enrollment with the stored plans. */
export const enrollHousehold = ({ Id, Version }: IndividualQuoteResponse): Promise<IndividualQuoteResponse> =>
  sendJson('PUT', `/api/quote/Enroll/${Id}`, { Version }, IN_SCREEN);

/** After a save or a refusal. */
export const reloadHousehold = (quoteId: number): void => reloadPlans(quoteId, [['individual-quote', quoteId]]);
