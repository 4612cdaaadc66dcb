import { queryOptions } from '@tanstack/react-query';
import type {
  ConsentResponse,
  ConsentsResponse,
  NewConsentRequest,
  RevokeConsentRequest,
} from '#shared/consents/consent.record';
import { sendJson } from '#web/http/client';
import { download, type ReceivedFile, sendForm } from '#web/http/files';
import { IN_SCREEN, inScreen } from '#web/http/in-screen';
import { queryClient } from '../../app/query-client.ts';

const CONSENTS = '/api/individual/consents';

/** Of a quote; null: those of this agent that belong to no quote yet. */
export const consentsQuery = (quoteId: number | null) =>
  queryOptions({
    queryKey: ['consents', quoteId],
    queryFn: inScreen<ConsentsResponse>(quoteId === null ? CONSENTS : `${CONSENTS}/${quoteId}`),
  });

export const recordConsent = (request: NewConsentRequest): Promise<ConsentResponse> =>
  sendJson<ConsentResponse>('POST', CONSENTS, request, IN_SCREEN);

export const revokeConsent = (id: number, request: RevokeConsentRequest): Promise<ConsentResponse> =>
  sendJson<ConsentResponse>('POST', `${CONSENTS}/${id}/revoke`, request, IN_SCREEN);

/** The server answers after checking its contents. */
export function attachProof(id: number, file: File): Promise<ConsentResponse> {
  const form = new FormData();
  form.append('file', file);
  return sendForm<ConsentResponse>(`${CONSENTS}/${id}/proof`, form, IN_SCREEN);
}

/** Opens in a new tab. */
export const proofPath = (id: number): string => `${CONSENTS}/${id}/proof`;

export const downloadFolder = (quoteId: number): Promise<ReceivedFile> =>
  download({ path: `${CONSENTS}/${quoteId}/folder` });

/** What is recorded also decides whether the quote can be submitted. */
export async function refreshConsents(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['individual-quote'] });
  await queryClient.invalidateQueries({ queryKey: ['consents'] });
}
