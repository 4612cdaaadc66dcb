import { queryOptions } from '@tanstack/react-query';
import type {
  QuoteDocument,
  RequiredDocuments,
  UnlinkDocumentResponse,
} from '#shared/enrollment/documents/documents.record';
import { sendJson } from '#web/http/client';
import { sendForm } from '#web/http/files';
import { IN_SCREEN, inScreen } from '#web/http/in-screen';
import type { OnProgress } from '#web/http/send-with-progress';
import { queryClient } from '../../app/query-client.ts';
import { refreshEnrollment } from '../enrollment.api.ts';

export const requiredDocumentsQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['enrollment-documents', quoteId, 'required'],
    queryFn: inScreen<RequiredDocuments>(`/api/enrollment/GetRequiredDocuments/${quoteId}`),
  });

export const quoteDocumentsQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['enrollment-documents', quoteId, 'files'],
    queryFn: inScreen<QuoteDocument[]>(`/api/enrollment/GetQuoteDocuments/${quoteId}`),
  });

export interface DocumentPlace {
  quoteId: number;
  docTypeId: number;
}

/** Uploads a file; the server answers after checking its contents. */
export function uploadDocument(
  { quoteId, docTypeId }: DocumentPlace,
  file: File,
  options: { signal: AbortSignal; onProgress: OnProgress },
): Promise<QuoteDocument> {
  const form = new FormData();
  form.append('file', file);
  return sendForm<QuoteDocument>(`/api/enrollment/UploadDocument/${quoteId}/${docTypeId}`, form, {
    ...IN_SCREEN,
    ...options,
  });
}

export const unlinkDocument = (quoteId: number, docId: number): Promise<UnlinkDocumentResponse> =>
  sendJson<UnlinkDocumentResponse>('DELETE', `/api/enrollment/UnlinkDocument/${quoteId}/${docId}`);

/** Opens in a new tab. */
export const viewDocumentPath = (quoteId: number, docId: number): string =>
  `/api/enrollment/ViewQuoteDocument/${quoteId}/${docId}`;

/** After a document was added or removed: refetches the lists, and the enrollment, whose status may have changed. */
export async function refreshDocuments(quoteId: number): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['enrollment-documents', quoteId] }),
    refreshEnrollment(quoteId),
  ]);
}
