import { queryOptions } from '@tanstack/react-query';
import type { SignatureResponse } from '#shared/enrollment/signature.record';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import type { HouseholdProof } from '#shared/individual-enrollment/proof.record';
import type { HouseholdSubmissionResponse } from '#shared/individual-enrollment/submission.record';
import { inScreen } from '#web/http/in-screen';
import { queryClient } from '../app/query-client.ts';
import { signaturePath } from '../components/signature/signature.api.ts';

/** While something is awaited. */
export const ASKS_EVERY_MS = 3_000;

/** Everything that the page shows and asks. */
export const enrollmentPageQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['individual-quote', quoteId, 'enrollment'],
    queryFn: inScreen<EnrollmentPageResponse>(`/api/enrollment/GetIndividualEnrollment/${quoteId}`),
  });

/** What has become of the submission; null while there was none. Asked again until the carrier has answered. */
export const submissionQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['individual-quote', quoteId, 'submission'],
    queryFn: inScreen<HouseholdSubmissionResponse | null>(`/api/individual/enroll/${quoteId}`, { polling: true }),
    refetchInterval: ({ state: { data } }) => (data?.Pending ? ASKS_EVERY_MS : false),
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

/** The newest signature, and whether it still counts. `saved`: another one whenever something that it covers was saved. */
export const signatureQuery = (quoteId: number, saved: string) =>
  queryOptions({
    queryKey: ['individual-quote', quoteId, 'signature', saved],
    queryFn: inScreen<SignatureResponse | null>(signaturePath(quoteId)),
  });

/** What was submitted and what became of it; null while nothing was. */
export const proofQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['individual-quote', quoteId, 'proof'],
    queryFn: inScreen<HouseholdProof | null>(`/api/individual/proof/${quoteId}`, { polling: true }),
  });
