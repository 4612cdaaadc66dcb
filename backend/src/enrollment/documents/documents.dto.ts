import type { QuoteDocument } from '#shared/contract/enrollment-documents';
import { DOCUMENT_TYPES } from '#shared/enrollment/documents/document-types';
import type { FiledDocument } from '../parts/documents/enrollment-documents.repository.ts';

export const toQuoteDocument = (filed: FiledDocument): QuoteDocument => ({
  docTypeId: filed.docTypeId,
  docId: filed.id,
  fileName: filed.document.fileName,
  displayTitle: DOCUMENT_TYPES[filed.docTypeId],
  sizeBytes: filed.document.sizeBytes,
  uploadedBy: filed.uploadedBy.fullName,
  uploadedAt: filed.uploadedAt.toISOString(),
});
