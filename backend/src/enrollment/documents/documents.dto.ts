import {
  QUOTE_DOCUMENT,
  REQUIRED_DOCUMENTS,
  UNLINKED_DOCUMENT,
  type QuoteDocument,
} from '#shared/enrollment/documents/documents.record';
import { DOCUMENT_TYPES } from '#shared/enrollment/documents/document-types';
import type { FiledDocument } from '../parts/documents/enrollment-documents.repository.ts';
import { answerOf } from '../../platform/http/body-of.ts';

export class QuoteDocumentAnswer extends answerOf(QUOTE_DOCUMENT) {}
export class RequiredDocumentsAnswer extends answerOf(REQUIRED_DOCUMENTS) {}
export class UnlinkedDocumentAnswer extends answerOf(UNLINKED_DOCUMENT) {}

export const toQuoteDocument = (filed: FiledDocument): QuoteDocument => ({
  docTypeId: filed.docTypeId,
  docId: filed.id,
  fileName: filed.document.fileName,
  displayTitle: DOCUMENT_TYPES[filed.docTypeId],
  sizeBytes: filed.document.sizeBytes,
  uploadedBy: filed.uploadedBy.fullName,
  uploadedAt: filed.uploadedAt.toISOString(),
});
