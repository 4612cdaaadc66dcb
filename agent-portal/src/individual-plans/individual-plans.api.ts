import { queryOptions } from '@tanstack/react-query';
import type { IndividualEnrollmentResponse } from '#shared/individuals/individual-quote.record';
import { inScreen } from '#web/http/in-screen';
import { reloadPlans } from '../components/plan-browser/selection/use-selection-save.ts';

/** The quote and its household. */
export const householdQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['individual-quote', quoteId, 'plans'],
    queryFn: inScreen<IndividualEnrollmentResponse>(`/api/enrollment/GetIndividualEnrollment/${quoteId}`),
  });

/** After a save or a refusal. */
export const reloadHousehold = (quoteId: number): void => reloadPlans(quoteId, [['individual-quote', quoteId]]);
