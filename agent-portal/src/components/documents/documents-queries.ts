import { DOCUMENTS } from '#shared/enrollment/enrollment.calls';
import type { QuoteDocument } from '#shared/enrollment/documents.record';
import { call } from '#web/http/calls';
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
  return call(DOCUMENTS.upload, { quoteId, docTypeId, body: form }, { ...options });
}
