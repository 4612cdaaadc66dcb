import { DOC_TYPE_IDS } from '#shared/enrollment/documents/document-types';
import { record, type Wire } from '#shared/records/field';
import { code, count, flag, id, instant, listOf, nested, orNull, text } from '#shared/records/kinds';

/** GET /api/enrollment/GetQuoteDocuments/{quoteId}, and the response to an upload. Spec 001 section 3, "Document". */
export const QUOTE_DOCUMENT = record('QuoteDocumentAnswer', {
  docTypeId: id('Type'),
  docId: id('Document'),
  fileName: text('File'),
  displayTitle: text('Title', { about: 'What kind of document it is.', example: 'Voided check' }),
  sizeBytes: count('Bytes'),
  uploadedBy: text('Uploaded by', { about: 'Full name.' }),
  uploadedAt: instant('Uploaded'),
});

const REQUIRED_DOCUMENT = record({
  DocTypeId: code('Type', DOC_TYPE_IDS),
  Title: text('Title'),
  Why: text('Why', { about: 'Why it is asked for, as a sentence.' }),
  Blocks: flag('Blocks', { about: 'The enrollment cannot be completed without it.' }),
});

/** GET /api/enrollment/GetRequiredDocuments/{quoteId}: what this enrollment currently requires, and why. Our own endpoint. */
export const REQUIRED_DOCUMENTS = record('RequiredDocumentsAnswer', {
  Documents: listOf('Documents', nested('Document', REQUIRED_DOCUMENT)),
  IsBypassed: flag('Bypassed', {
    about: "Internal staff let the group enroll without them: the application's answer BypassSupportDocument.",
  }),
  MayBypass: flag('May bypass', { about: 'This user may switch that, on the application.' }),
  EditProblem: orNull(text('Problem', { about: 'Why this user cannot upload or delete now; null = can.' })),
});

/** DELETE /api/enrollment/UnlinkDocument/{quoteId}/{docId}. */
export const UNLINKED_DOCUMENT = record('UnlinkedDocumentAnswer', { Message: text('Message') });

export type QuoteDocument = Wire<typeof QUOTE_DOCUMENT>;
export type RequiredDocument = Wire<typeof REQUIRED_DOCUMENT>;
export type RequiredDocuments = Wire<typeof REQUIRED_DOCUMENTS>;
