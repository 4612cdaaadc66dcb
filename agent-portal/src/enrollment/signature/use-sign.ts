import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { SignRequest } from '#shared/enrollment/signature.record';
import { errorMessage, fieldErrorsOf } from '#web/http/api-error';
import { queryClient } from '../../app/query-client.ts';
import { showFieldErrors } from '#web/inputs/show-field-errors';
import { refreshEnrollment } from '../enrollment.api.ts';
import { signatureQuery, signElectronically } from './signature.api.ts';
import type { SignatureFields } from './signature-fields.ts';

interface SignOptions {
  form: UseFormReturn<SignatureFields>;
  onSigned: () => void;
}

/** Signs once: a retry after a lost response or a double click reuses the same idempotency key. */
export function useSign(quoteId: number, { form, onSigned }: SignOptions) {
  const sent = useRef({ body: '', key: '' });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (request: SignRequest) => {
      const body = JSON.stringify(request);
      if (sent.current.body !== body) {
        sent.current = { body, key: crypto.randomUUID() };
      }
      return signElectronically(request, sent.current.key);
    },
    onSuccess: (signature) => {
      // If staff return the enrollment, signing again with the same words is a new signature.
      sent.current = { body: '', key: '' };
      queryClient.setQueryData(signatureQuery(quoteId).queryKey, signature);
      onSigned();
    },
    onError: (refusal) => showFieldErrors(form, fieldErrorsOf(refusal)),
    onSettled: () => refreshEnrollment(quoteId),
  });
  return { sign: mutate, isBusy: isPending, failure: error === null ? null : errorMessage(error) };
}
