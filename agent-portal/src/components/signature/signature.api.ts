import type { SignatureResponse, SignRequest } from '#shared/enrollment/signature.record';
import { sendJson } from '#web/http/client';
import { IN_SCREEN } from '#web/http/in-screen';

export const signElectronically = (request: SignRequest, idempotencyKey: string): Promise<SignatureResponse> =>
  sendJson<SignatureResponse>('POST', '/api/enrollment/SignElectronically', request, { ...IN_SCREEN, idempotencyKey });

export const applicationFilePath = (quoteId: number): string => `/api/enrollment/GetApplication/${quoteId}`;
