import { queryOptions } from '@tanstack/react-query';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import type { HouseholdSubmissionResponse } from '#shared/individual-enrollment/submission.record';
import { inScreen } from '#web/http/in-screen';
import { queryClient } from '../app/query-client.ts';

/** Everything that the page shows and asks. */
export const enrollmentPageQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['individual-quote', quoteId, 'enrollment'],
    queryFn: inScreen<EnrollmentPageResponse>(`/api/enrollment/GetIndividualEnrollment/${quoteId}`),
  });

/** What has become of the submission; null while there was none. */
export const submissionQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['individual-quote', quoteId, 'submission'],
    queryFn: inScreen<HouseholdSubmissionResponse | null>(`/api/individual/enroll/${quoteId}`),
  });

/** Shows what a save answered, without asking for the page again. */
export const takeOver = (quoteId: number, change: (page: EnrollmentPageResponse) => EnrollmentPageResponse): void => {
  queryClient.setQueryData(enrollmentPageQuery(quoteId).queryKey, (page) => page && change(page));
};

/** After a change of the quote's status: the page, its submission, its history, and every list that shows the status. */
export async function refreshIndividualEnrollment(quoteId: number): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['dashboard'] });
  void queryClient.invalidateQueries({ queryKey: ['timeline', 'quote', quoteId] });
  await queryClient.invalidateQueries({ queryKey: ['individual-quote', quoteId] });
}
