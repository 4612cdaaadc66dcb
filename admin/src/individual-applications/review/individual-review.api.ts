import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import type { SelectedPlansResponse } from '#shared/plans/plan.record';
import type { DecideIndividualRequest, IndividualReview } from '#shared/sales/individual-review.record';
import { sendJson } from '#web/http/client';
import { IN_SCREEN, inScreen } from '#web/http/in-screen';
import { INDIVIDUAL_QUOTES } from '../individual-quotes.api.ts';

export const individualReviewQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['individual-review', quoteId],
    queryFn: inScreen<IndividualReview>(`/api/sales/GetIndividualReview/${quoteId}`),
  });

/** The household and its answers. Never ahead of the user: that staff read health answers is recorded. */
export const householdQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['individual-enrollment', quoteId],
    queryFn: inScreen<EnrollmentPageResponse>(`/api/enrollment/GetIndividualEnrollment/${quoteId}`),
  });

export const householdPlansQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['selected-plans', quoteId],
    queryFn: inScreen<SelectedPlansResponse>(`/api/plan/GetSelectedPlansDetails/${quoteId}`),
  });

export const decideIndividual = (quoteId: number, request: DecideIndividualRequest): Promise<IndividualReview> =>
  sendJson('PUT', `/api/sales/DecideIndividual/${quoteId}`, request, IN_SCREEN);

/** After a claim or a decision: the quote, its history, and the queue with its counts. */
export async function refreshIndividual(queryClient: QueryClient, quoteId: number): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['timeline', 'quote', quoteId] });
  await Promise.all(
    [
      ['individual-review', quoteId],
      [INDIVIDUAL_QUOTES, 'getList'],
    ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}
