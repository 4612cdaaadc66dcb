import type { QuoteDocument, UnlinkDocumentResponse } from '#shared/enrollment/documents/documents.record';
import { sendJson } from '#web/http/client';
import { sendForm } from '#web/http/files';
import { IN_SCREEN } from '#web/http/in-screen';
import type { OnProgress } from '#web/http/send-with-progress';

interface DocumentPlace {
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
