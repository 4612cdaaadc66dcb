import { documentTitle, type QuoteDocument } from '#shared/enrollment/documents.record';
import type { FiledDocument } from './enrollment-documents.repository.ts';

export const toQuoteDocument = (filed: FiledDocument): QuoteDocument => ({
  docTypeId: filed.docTypeId,
  docId: filed.id,
  fileName: filed.document.fileName,
  displayTitle: documentTitle(filed.docTypeId),
  sizeBytes: filed.document.sizeBytes,
  uploadedBy: filed.uploadedBy.fullName,
  uploadedAt: filed.uploadedAt.toISOString(),
});
