/** Requirements for uploaded documents. Source: spec 001 sections 5 and 9; the limits are ours. */
export const MAX_UPLOAD_BYTES = 25 * 1024 * 1024;
export const MAX_UPLOAD_PAGES = 500;

/** Spec 001 section 5, word for word. */
export const MUST_BE_PDF = 'Upload a supporting document. It must be a PDF.';
export const EMPTY_PDF = 'This file is empty. Choose another one.';
export const PDF_TOO_LARGE =
  'This file is larger than 25 MB. Scan it in black and white, or divide it into several files.';
export const PDF_DAMAGED = 'This PDF is damaged or was cut off. Open it, print it to a new PDF, and upload that one.';
export const PDF_ENCRYPTED = 'This PDF is protected by a password. Save it without a password and upload it again.';
export const PDF_HAS_SCRIPTS = 'This PDF contains scripts. Print it to a new PDF, and upload that one.';
export const PDF_HAS_LAUNCH =
  'This PDF starts other programs or sends data away. Print it to a new PDF, and upload that one.';
export const PDF_HAS_ACTIONS =
  'This PDF does more when clicked or opened than go to a page or a web address. Print it to a new PDF, and upload that one.';
export const PDF_HAS_EXTERNAL_FILES =
  'This PDF takes content from other files. Print it to a new PDF, and upload that one.';
export const PDF_INDEX_WRONG =
  'Parts of this PDF are not where its index says they are. Print it to a new PDF, and upload that one.';
export const PDF_AMBIGUOUS =
  'This PDF contains two versions of the same part, so programs could show different things. Print it to a new PDF, and upload that one.';
export const PDF_HIDES_WORDS =
  'This PDF is written in a way that hides what it does. Print it to a new PDF, and upload that one.';
export const PDF_IS_PAGE =
  'This file is a web page or a mail as well as a PDF. Print it to a new PDF, and upload that one.';
export const PDF_HAS_FILES = 'Other files are attached to this PDF. Upload each of them as a PDF of its own.';
export const PDF_HAS_NO_PAGES = 'This PDF has no pages. Choose another one.';
export const PDF_TOO_MANY_PAGES = `This PDF has more than ${MAX_UPLOAD_PAGES} pages. Divide it into several files.`;
export const PDF_TOO_COMPLEX = 'This PDF has too many parts to be checked. Print it to a new PDF, and upload that one.';
export const TOO_MANY_OWN_UPLOADS =
  'Many of your documents are being checked already. Try again when they are finished.';
export const TOO_MANY_UPLOADS = 'Many documents are being checked at the moment. Please try again in a minute.';

/** The very first bytes of every PDF. */
export const PDF_SIGNATURE = '%PDF-';

/**
 * What can be checked before uploading a file; null = no problem found. The server checks its contents.
 *
 * @param start the first five characters of the file
 */
export function chosenFileProblem({ sizeBytes, start }: { sizeBytes: number; start: string }): string | null {
  if (sizeBytes === 0) {
    return EMPTY_PDF;
  }
  if (start !== PDF_SIGNATURE) {
    return MUST_BE_PDF;
  }
  return sizeBytes > MAX_UPLOAD_BYTES ? PDF_TOO_LARGE : null;
}

/** Spec 001 section 8. */
export const DOCUMENT_DELETED = 'Document successfully deleted.';
/** Spec 001 section 9: the success animation lasts 1.6 seconds. */
export const UPLOAD_SUCCESS_MS = 1_600;

/** Files per enrollment: several of a type are normal, hundreds are a mistake. */
export const MAX_DOCUMENTS = 100;
export const TOO_MANY_DOCUMENTS = `There are ${MAX_DOCUMENTS} documents already. Delete one of them first.`;
export const APPLICATION_FIRST = 'Save the application first: its answers decide which documents are needed.';

/** Documents that staff are reviewing for their decision must not disappear. */
export const PENDED_DOCUMENTS_STAY =
  'While the decision is pended, documents can be added but not deleted. Tell staff in your reply which one to use.';
