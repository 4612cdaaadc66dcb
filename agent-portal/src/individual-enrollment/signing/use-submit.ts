import { useMutation } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { SIGNATURE_CALLS } from '#shared/enrollment/signature.calls';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { MARKETPLACE_ENROLLMENT_CALLS, SUBMISSION } from '#shared/individual-enrollment/individual-enrollment.calls';
import type { HouseholdSubmissionResponse } from '#shared/individual-enrollment/submission.record';
import { errorMessage, fieldErrorsOf, mayWorkLater } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { useIntentionKey } from '#web/http/use-intention-key';
import { showFieldErrors } from '#web/inputs/show-field-errors';
import { queryClient } from '../../app/query-client.ts';
import { useUser } from '../../app/session/use-user.ts';
import { rememberResult } from '../../app/startup/workflow-state.ts';
import { refreshIndividualEnrollment, submissionQuery } from '../individual-enrollment-queries.ts';
import { reportFailure } from './report-failure.ts';
import { type ConfirmedSubmission, type EnrollCall, enrollCallOf, type SubmissionFields } from './submission-fields.ts';

const SUBMIT_AGAIN = 'It is not known whether it was submitted. Submit it again: it is sent only once.';

/** Signs, then submits. A retry after a lost response or a double click repeats both with their keys, so nothing happens twice. */
export function useSubmit(page: EnrollmentPageResponse, form: UseFormReturn<SubmissionFields>) {
  const user = useUser();
  const { Id } = page.Quote;
  const signing = useIntentionKey();
  const submitting = useIntentionKey();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ signature, isAttested }: ConfirmedSubmission) => {
      if (signature) {
        await call(SIGNATURE_CALLS.sign, { body: signature }, { idempotencyKey: signing.keyOf(signature) });
      }
      const enrolling = enrollCallOf(page, { user, isAttested });
      return enroll(page, enrolling, submitting.keyOf(enrolling));
    },
    onSuccess: (answer) => {
      rememberResult(user.Id, { quoteId: Id, kind: null });
      queryClient.setQueryData(submissionQuery(Id).queryKey, answer);
    },
    onError: (refusal) => showFieldErrors(form, fieldErrorsOf(refusal)),
    onSettled: (_answer, refusal) => {
      if (!refusal || !mayWorkLater(refusal)) {
        signing.renew();
        submitting.renew();
      }
      return refreshIndividualEnrollment(Id);
    },
  });
  return { submit: mutate, isBusy: isPending, failure: error && failureWords(error) };
}

const failureWords = (error: Error): string =>
  mayWorkLater(error) ? `${errorMessage(error)} ${SUBMIT_AGAIN}` : errorMessage(error);

/** If the response was lost, asks what became of it. */
async function enroll(
  page: EnrollmentPageResponse,
  sent: EnrollCall,
  idempotencyKey: string,
): Promise<HouseholdSubmissionResponse> {
  const quoteId = page.Quote.Id;
  const before = queryClient.getQueryData(submissionQuery(quoteId).queryKey)?.SubmittedDate;
  try {
    return await (sent.isMarketplace
      ? call(MARKETPLACE_ENROLLMENT_CALLS.enroll, { body: sent.body }, { idempotencyKey })
      : call(SUBMISSION.enroll, { quoteId: sent.quoteId, body: sent.body }, { idempotencyKey }));
  } catch (error) {
    const found = mayWorkLater(error) ? await findSubmission(quoteId) : null;
    if (found === null || found.SubmittedDate === before) {
      reportFailure(page, error);
      throw error;
    }
    return found;
  }
}

const findSubmission = (quoteId: number): Promise<HouseholdSubmissionResponse | null> =>
  queryClient.fetchQuery({ ...submissionQuery(quoteId), staleTime: 0 }).catch(() => null);
