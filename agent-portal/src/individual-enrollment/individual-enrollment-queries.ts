import { queryOptions } from '@tanstack/react-query';
import { INDIVIDUAL_ENROLLMENT, PROOF, SUBMISSION } from '#shared/individual-enrollment/individual-enrollment.calls';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { query } from '#web/http/calls';
import { queryClient } from '../app/query-client.ts';

/** While something is awaited. */
export const ASKS_EVERY_MS = 3_000;

/** Everything that the page shows and asks. */
export const enrollmentPageQuery = (quoteId: number) =>
  queryOptions({
    ...query(INDIVIDUAL_ENROLLMENT.find, { quoteId }),
    queryKey: ['individual-quote', quoteId, 'enrollment'],
  });

/** What has become of the submission; null while there was none. Asked again until the carrier has answered. */
export const submissionQuery = (quoteId: number) =>
  queryOptions({
    ...query(SUBMISSION.find, { quoteId }, { polling: true }),
    queryKey: ['individual-quote', quoteId, 'submission'],
    refetchInterval: ({ state: { data } }) => (data?.Pending ? ASKS_EVERY_MS : false),
  });

/** Read each time that the page opens: it is edited from what is stored now. */
export function prefetchEnrollmentPage(quoteId: number): void {
  queryClient.removeQueries({ queryKey: enrollmentPageQuery(quoteId).queryKey });
  void queryClient.prefetchQuery(enrollmentPageQuery(quoteId));
}

export const readEnrollment = (quoteId: number): Promise<EnrollmentPageResponse> =>
  queryClient.fetchQuery({ ...enrollmentPageQuery(quoteId), staleTime: 0 });

/**
 * Shows what a save answered. The page is asked for again only where the answer does not tell: a signature may no longer count, and a
 * read that is under way may be older.
 */
export function takeOver(quoteId: number, change: (page: EnrollmentPageResponse) => EnrollmentPageResponse): void {
  const { queryKey } = enrollmentPageQuery(quoteId);
  // The client's review may be of the household as it was.
  void queryClient.invalidateQueries({ queryKey: ['consents', quoteId] });
  const page = queryClient.setQueryData(queryKey, (before) => before && change(before));
  const isSigned = page?.Signature != null && page.Signature.Withdrawn === null;
  if (isSigned || queryClient.isFetching({ queryKey }) > 0) {
    void queryClient.invalidateQueries({ queryKey });
  }
}

/** After a change of the quote's status: the page, its submission, its history, and every list that shows the status. */
export async function refreshIndividualEnrollment(quoteId: number): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['dashboard'] });
  void queryClient.invalidateQueries({ queryKey: ['timeline', 'quote', quoteId] });
  await queryClient.invalidateQueries({ queryKey: ['individual-quote', quoteId] });
}

/** What was submitted and what became of it; null while nothing was. */
export const proofQuery = (quoteId: number) =>
  queryOptions({
    ...query(PROOF.find, { quoteId }, { polling: true }),
    queryKey: ['individual-quote', quoteId, 'proof'],
  });
