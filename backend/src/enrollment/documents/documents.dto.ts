import { QUOTE_DOCUMENT, REQUIRED_DOCUMENTS, UNLINKED_DOCUMENT } from '#shared/enrollment/documents/documents.record';
import { answerOf } from '../../platform/http/body-of.ts';

export class QuoteDocumentAnswer extends answerOf(QUOTE_DOCUMENT) {}
export class RequiredDocumentsAnswer extends answerOf(REQUIRED_DOCUMENTS) {}
export class UnlinkedDocumentAnswer extends answerOf(UNLINKED_DOCUMENT) {}
