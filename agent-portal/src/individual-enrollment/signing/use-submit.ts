import { useMutation } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import type { SignRequest } from '#shared/enrollment/signature.record';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import type {
  HouseholdSubmissionResponse,
  SubmitHouseholdRequest,
} from '#shared/individual-enrollment/submission.record';
import { errorMessage, fieldErrorsOf, mayWorkLater } from '#web/http/api-error';
import { sendJson } from '#web/http/client';
import { IN_SCREEN } from '#web/http/in-screen';
import { useIntentionKey } from '#web/http/use-intention-key';
import { showFieldErrors } from '#web/inputs/show-field-errors';
import { queryClient } from '../../app/query-client.ts';
import { useUser } from '../../app/session/use-user.ts';
import { rememberResult } from '../../app/startup/workflow-state.ts';
import { signElectronically } from '../../components/signature/signature.api.ts';
import type { SignatureFields } from '../../components/signature/signature-fields.ts';
import { refreshIndividualEnrollment, submissionQuery } from '../individual-enrollment.api.ts';

const SUBMIT_AGAIN = 'It is not known whether it was submitted. Submit it again: it is sent only once.';

/** Signs, then submits. A retry after a lost response or a double click repeats both with their keys, so nothing happens twice. */
export function useSubmit({ Quote: { Id }, AmountDue }: EnrollmentPageResponse, form: UseFormReturn<SignatureFields>) {
  const { Id: userId } = useUser();
  const signing = useIntentionKey();
  const submitting = useIntentionKey();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (signature: SignRequest | null) => {
      if (signature) {
        await signElectronically(signature, signing.keyOf(signature));
      }
      const body = { paymentAmount: AmountDue ?? 0 };
      return submitHousehold(Id, body, submitting.keyOf(body));
    },
    onSuccess: (answer) => {
      rememberResult(userId, { quoteId: Id, kind: null });
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
async function submitHousehold(
  quoteId: number,
  body: SubmitHouseholdRequest,
  idempotencyKey: string,
): Promise<HouseholdSubmissionResponse> {
  const before = queryClient.getQueryData(submissionQuery(quoteId).queryKey)?.SubmittedDate;
  try {
    return await sendJson<HouseholdSubmissionResponse>('POST', `/api/individual/enroll/${quoteId}`, body, {
      ...IN_SCREEN,
      idempotencyKey,
    });
  } catch (error) {
    const found = mayWorkLater(error) ? await findSubmission(quoteId) : null;
    if (found === null || found.SubmittedDate === before) {
      throw error;
    }
    return found;
  }
}

const findSubmission = (quoteId: number): Promise<HouseholdSubmissionResponse | null> =>
  queryClient.fetchQuery({ ...submissionQuery(quoteId), staleTime: 0 }).catch(() => null);
