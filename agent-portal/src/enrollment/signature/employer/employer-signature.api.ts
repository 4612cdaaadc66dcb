import { queryOptions } from '@tanstack/react-query';
import type {
  EmployerLinkResponse,
  EmployerSignaturesResponse,
  NewEmployerLinkRequest,
} from '#shared/enrollment/employer-signature.record';
import { sendJson } from '#web/http/client';
import { inScreen, IN_SCREEN } from '#web/http/in-screen';
import { queryClient } from '../../../app/query-client.ts';

export const employerSignaturesQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['employer-signatures', quoteId],
    queryFn: inScreen<EmployerSignaturesResponse>(`/api/enrollment/EmployerSignatures/${quoteId}`),
    // The employer may have answered since.
    staleTime: 0,
  });

export const refreshEmployerSignatures = async (quoteId: number): Promise<void> => {
  void queryClient.invalidateQueries({ queryKey: ['timeline', 'quote', quoteId] });
  await queryClient.invalidateQueries({ queryKey: ['employer-signatures', quoteId] });
};

export const requestEmployerSignature = (
  quoteId: number,
  request: NewEmployerLinkRequest,
): Promise<EmployerLinkResponse> =>
  sendJson<EmployerLinkResponse>('POST', `/api/enrollment/EmployerSignature/${quoteId}`, request, IN_SCREEN);

export const revokeEmployerLink = (linkId: number): Promise<void> =>
  sendJson<void>('PUT', `/api/enrollment/RevokeEmployerSignature/${linkId}`, {});
