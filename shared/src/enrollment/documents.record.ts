import { record, type Wire } from '#shared/records/field';
import { code, count, flag, id, instant, listOf, nested, orNull, text } from '#shared/records/kinds';

/**
 * The documents that an employer's enrollment may need, by id; INDIVIDUAL_PROOFS is not among them.
 * Source: spec 001 section 9, "Document type ids". The order is that of the list on screen.
 */
export const DOCUMENT_TYPES = {
  1: 'Group agreement',
  15: 'Small group business proofs',
  17: 'Quarterly wage detail',
  18: 'Member enrollment forms',
  19: 'Federal W-9',
  20: 'Delta Dental proposal',
  21: 'Waivers',
  22: 'Agent access request',
  24: 'Voided check',
  25: 'Tax documents',
  26: 'FSA checklist',
  30: 'FSA enrollment forms',
  27: 'Common control letter',
  28: 'HRA application',
  29: 'HRA funding arrangement',
  31: 'HRA schedule of reimbursement',
} as const;
export type DocTypeId = keyof typeof DOCUMENT_TYPES;

/** In the order of the list on screen: an object would sort them by number. */
export const DOC_TYPE_IDS = [
  1, 15, 17, 18, 19, 20, 21, 22, 24, 25, 26, 30, 27, 28, 29, 31,
] as const satisfies readonly DocTypeId[];

export const isDocTypeId = (id: number): id is DocTypeId => (DOC_TYPE_IDS as readonly number[]).includes(id);

/** Spec 001 section 9: "Documents 21 and 22 do not block completion." */
const OPTIONAL: readonly DocTypeId[] = [21, 22];
export const blocksCompletion = (id: DocTypeId): boolean => !OPTIONAL.includes(id);

/** The one type of a household's enrollment. */
export const INDIVIDUAL_PROOFS = 16;
export type AnyDocTypeId = DocTypeId | typeof INDIVIDUAL_PROOFS;
export const documentTitle = (id: AnyDocTypeId): string =>
  id === INDIVIDUAL_PROOFS ? 'Individual proofs' : DOCUMENT_TYPES[id];

export const unknownDocumentType = (id: number): string => `There is no document type ${id} for a group.`;
export const notOfHousehold = (id: number): string => `There is no document type ${id} for a household.`;

/** Why the enrollment of a group, or of a household, has no documents of this type; null when it has. */
export function documentTypeProblem(id: number, of: 'group' | 'household'): string | null {
  if (of === 'household') {
    return id === INDIVIDUAL_PROOFS ? null : notOfHousehold(id);
  }
  return isDocTypeId(id) ? null : unknownDocumentType(id);
}

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
