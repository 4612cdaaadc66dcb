import { useMutation } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { SIGNATURE_CALLS } from '#shared/enrollment/signature.calls';
import type { SignRequest } from '#shared/enrollment/signature.record';
import { errorMessage, fieldErrorsOf } from '#web/http/api-error';
import { query, call } from '#web/http/calls';
import { useIntentionKey } from '#web/http/use-intention-key';
import { showFieldErrors } from '#web/inputs/show-field-errors';
import { queryClient } from '../../app/query-client.ts';
import type { SignatureFields } from '../../components/signature/signature-fields.ts';
import { refreshEnrollment } from '../enrollment-queries.ts';

interface SignOptions {
  form: UseFormReturn<SignatureFields>;
  onSigned: () => void;
}

/** Signs once: a retry after a lost response or a double click reuses the same idempotency key. */
export function useSign(quoteId: number, { form, onSigned }: SignOptions) {
  const { keyOf, renew } = useIntentionKey();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (request: SignRequest) =>
      call(SIGNATURE_CALLS.sign, { body: request }, { idempotencyKey: keyOf(request) }),
    onSuccess: (signature) => {
      // If staff return the enrollment, signing again with the same words is a new signature.
      renew();
      queryClient.setQueryData(query(SIGNATURE_CALLS.find, { quoteId }).queryKey, signature);
      onSigned();
    },
    onError: (refusal) => showFieldErrors(form, fieldErrorsOf(refusal)),
    onSettled: () => refreshEnrollment(quoteId),
  });
  return { sign: mutate, isBusy: isPending, failure: error === null ? null : errorMessage(error) };
}
