import { queryOptions } from '@tanstack/react-query';
import type { SignatureResponse, SignRequest } from '#shared/enrollment/signature.record';
import { sendJson } from '#web/http/client';
import { IN_SCREEN, inScreen } from '#web/http/in-screen';

/** The newest signature; null if unsigned. */
export const signatureQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['enrollment-signature', quoteId],
    queryFn: inScreen<SignatureResponse | null>(`/api/enrollment/GetElectronicSignature/${quoteId}`),
  });

export const signElectronically = (request: SignRequest, idempotencyKey: string): Promise<SignatureResponse> =>
  sendJson<SignatureResponse>('POST', '/api/enrollment/SignElectronically', request, { ...IN_SCREEN, idempotencyKey });

export const applicationFilePath = (quoteId: number): string => `/api/enrollment/GetApplication/${quoteId}`;
