import {
  DOCUMENT_TYPES,
  isDocTypeId,
  type QuoteDocument,
  type RequiredDocuments,
} from '#shared/enrollment/documents.record';
import { DOCUMENTS } from '#shared/enrollment/enrollment.calls';
import { asking } from '../http/calls.ts';

export type PlaceState = 'Uploaded' | 'Missing' | 'Optional';

/** One document type with its uploaded files. */
export interface DocumentPlaceView {
  docTypeId: number;
  title: string;
  /** null: an answer has changed, so it is no longer required. */
  why: string | null;
  state: PlaceState;
  files: QuoteDocument[];
}

/** The required documents in order, then uploaded ones that are no longer required. */
export function documentPlaces(
  { Documents, IsBypassed }: Pick<RequiredDocuments, 'Documents' | 'IsBypassed'>,
  files: readonly QuoteDocument[],
): DocumentPlaceView[] {
  const filesOf = (docTypeId: number) => files.filter((file) => file.docTypeId === docTypeId);
  const asked = Documents.map(({ DocTypeId, Title, Why, Blocks }) => {
    const own = filesOf(DocTypeId);
    const state: PlaceState = own.length > 0 ? 'Uploaded' : Blocks && !IsBypassed ? 'Missing' : 'Optional';
    return { docTypeId: DocTypeId, title: Title, why: Why, state, files: own };
  });
  const others = [...new Set(files.map(({ docTypeId }) => docTypeId))].filter(
    (docTypeId) => !Documents.some(({ DocTypeId }) => DocTypeId === docTypeId),
  );
  return [
    ...asked,
    ...others.map((docTypeId) => ({
      docTypeId,
      title: isDocTypeId(docTypeId) ? DOCUMENT_TYPES[docTypeId] : 'Document',
      why: null,
      state: 'Uploaded' as const,
      files: filesOf(docTypeId),
    })),
  ];
}

const KILOBYTE = 1024;

/** "12 kB", "3.4 MB" */
export function sizeText(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  return kilobytes < KILOBYTE ? `${Math.max(1, Math.round(kilobytes))} kB` : `${(kilobytes / KILOBYTE).toFixed(1)} MB`;
}

/** The file itself, to view. */
export const viewDocumentPath = (quoteId: number, docId: number): string =>
  asking(DOCUMENTS.view, { quoteId, docId }).path;
