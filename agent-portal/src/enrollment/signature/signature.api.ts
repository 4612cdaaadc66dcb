import { queryOptions } from '@tanstack/react-query';
import type { SignatureResponse } from '#shared/enrollment/signature.record';
import { inScreen } from '#web/http/in-screen';

/** The newest signature; null if unsigned. */
export const signatureQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['enrollment-signature', quoteId],
    queryFn: inScreen<SignatureResponse | null>(`/api/enrollment/GetElectronicSignature/${quoteId}`),
  });
