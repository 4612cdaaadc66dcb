import { queryOptions } from '@tanstack/react-query';
import type { ConsentsAndLinks } from '#shared/consents/consent-link.record';
import type { ConsentResponse } from '#shared/consents/consent.record';
import { CONSENT_CALLS } from '#shared/consents/consents.calls';
import { asking, call } from '#web/http/calls';
import { queryClient } from '../../app/query-client.ts';
import { sendingsOf, whileSending } from '../email/while-sending.ts';

/** Of a quote; null: those of this agent that belong to no quote yet. */
export const consentsQuery = (quoteId: number | null) =>
  queryOptions({
    queryKey: ['consents', quoteId],
    queryFn: ({ signal }) =>
      quoteId === null
        ? call(CONSENT_CALLS.listWithoutQuote, {}, { signal })
        : call(CONSENT_CALLS.list, { quoteId }, { signal }),
    refetchInterval: whileSending(({ Links }: ConsentsAndLinks) => Links.flatMap(sendingsOf)),
  });

/** The server answers after checking its contents. */
export function attachProof(id: number, file: File): Promise<ConsentResponse> {
  const form = new FormData();
  form.append('file', file);
  return call(CONSENT_CALLS.attach, { id, body: form });
}

/** Opens in a new tab. */
export const proofPath = (id: number): string => asking(CONSENT_CALLS.view, { id }).path;

/** What is recorded also decides whether the quote can be submitted. */
export async function refreshConsents(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['individual-quote'] });
  await queryClient.invalidateQueries({ queryKey: ['consents'] });
}
