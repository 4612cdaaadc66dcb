import { queryOptions } from '@tanstack/react-query';
import type { IsoDate } from '#shared/dates/iso-date';
import type {
  EnrollingMemberRequest,
  EnrollmentPageResponse,
  SavedAnswersResponse,
  SavedMembersResponse,
  ShortTermAnswersRequest,
} from '#shared/individual-enrollment/individual-enrollment.record';
import type { HouseholdProof } from '#shared/individual-enrollment/proof.record';
import type { HouseholdSubmissionResponse } from '#shared/individual-enrollment/submission.record';
import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';
import { sendJson } from '#web/http/client';
import { IN_SCREEN, inScreen } from '#web/http/in-screen';
import { queryClient } from '../app/query-client.ts';

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

/** Read each time that the page opens: it is edited from what is stored now. */
export function prefetchEnrollmentPage(quoteId: number): void {
  queryClient.removeQueries({ queryKey: enrollmentPageQuery(quoteId).queryKey });
  void queryClient.prefetchQuery(enrollmentPageQuery(quoteId));
}

export const readEnrollment = (quoteId: number): Promise<EnrollmentPageResponse> =>
  queryClient.fetchQuery({ ...enrollmentPageQuery(quoteId), staleTime: 0 });

/** Some of the answers; the others stay as stored. */
export const saveAnswers = (answers: ShortTermAnswersRequest): Promise<SavedAnswersResponse> =>
  sendJson('POST', '/api/enrollment/postShorttermHealthInformation', answers, IN_SCREEN);

/** Everyone, each with what has changed. */
export const saveMembers = (
  quoteId: number,
  Members: readonly EnrollingMemberRequest[],
): Promise<SavedMembersResponse> =>
  sendJson('PUT', `/api/enrollment/PutIndividualenrollment/${quoteId}`, { Members, RemovedIds: [] }, IN_SCREEN);

/** "Change plans": people and plans can be changed again. */
export const backToQuoting = ({ Id, Version }: IndividualQuoteResponse): Promise<IndividualQuoteResponse> =>
  sendJson('PUT', `/api/quote/BackToQuoting/${Id}`, { Version }, IN_SCREEN);

/** Only while the quote is in Quoting. */
export const changeEffectiveDate = (
  { Id, Version }: IndividualQuoteResponse,
  EffectiveDate: IsoDate,
): Promise<IndividualQuoteResponse> =>
  sendJson('PUT', `/api/quote/PutUpdatedEffectiveDate/${Id}`, { EffectiveDate, Version }, IN_SCREEN);

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
    queryKey: ['individual-quote', quoteId, 'proof'],
    queryFn: inScreen<HouseholdProof | null>(`/api/individual/proof/${quoteId}`, { polling: true }),
  });
