import * as rule from '#shared/enrollment/upload-rules';
import { PdfProblem } from './pdf-check-task.ts';

/** Readers look for the end within this many bytes. */
const TAIL_BYTES = 1_024;
const ZIP_END_BYTES = 22;
const ZIP_COMMENT_BYTES = 65_535;
const ZIP_END = 'PK\x05\x06';

const SCRIPT = /\/S\s*\/(JavaScript|JS)\b/;
const LAUNCH = /\/S\s*\/Launch\b/;
const FILE = /\/Type\s*\/EmbeddedFile\b/;
const ENCRYPTION = /\/Encrypt\s*(<<|\d+\s+\d+\s+R\b)/;

/**
 * Checks the bytes before parsing: start and end of the PDF, that it is not another format at the same time, and unencoded dangers,
 * including where a reader would look but the parser does not.
 * @throws PdfProblem
 */
export function checkFrame(bytes: Buffer): void {
  if (bytes.length === 0) {
    throw new PdfProblem('INVALID_INPUT', rule.EMPTY_PDF);
  }
  if (!bytes.subarray(0, rule.PDF_SIGNATURE.length).equals(Buffer.from(rule.PDF_SIGNATURE)) || endsAsZip(bytes)) {
    throw new PdfProblem('UNSUPPORTED_TYPE', rule.MUST_BE_PDF);
  }
  const text = bytes.toString('latin1');
  if (ENCRYPTION.test(text)) {
    throw new PdfProblem('INVALID_INPUT', rule.PDF_ENCRYPTED);
  }
  if (!/startxref\s+\d+\s+%%EOF/.test(text.slice(-TAIL_BYTES))) {
    throw new PdfProblem('INVALID_INPUT', rule.PDF_DAMAGED);
  }
  if (hidesKeyword(text)) {
    throw new PdfProblem('INVALID_INPUT', rule.PDF_HIDES_WORDS);
  }
  for (const [found, message] of OPEN_DANGERS) {
    if (found.test(text)) {
      throw new PdfProblem('INVALID_INPUT', message);
    }
  }
}

/** Programs that identify a file by its first bytes would treat it as a web page or a saved mail. */
export function isPage(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, SNIFFED_BYTES).replaceAll('\0', '');
  return PAGE_BEGINS.test(start) || MAIL_BEGINS.test(start);
}

const SNIFFED_BYTES = 1_024;
const PAGE_BEGINS =
  /<!--|<(?:!doctype\s+html|html|head|body|title|script|style|iframe|object|embed|svg|img|meta|link|form|\?php)\b/i;
const MAIL_BEGINS = /^(?:mime-version|content-type|content-transfer-encoding)\s*:/im;

/** An escaped letter that completes a word which a check would have found. */
function hidesKeyword(text: string): boolean {
  for (const [name] of text.matchAll(ESCAPED_NAME)) {
    if (KEYWORDS.has(name.slice(1).replace(ESCAPE, (_, code: string) => String.fromCharCode(parseInt(code, 16))))) {
      return true;
    }
  }
  return false;
}

const ESCAPED_NAME = /\/[^\0\s()<>[\]{}/%#]*#[0-9a-f]{2}[^\0\s()<>[\]{}/%]*/gi;
const ESCAPE = /#([0-9a-f]{2})/gi;
// prettier-ignore
const KEYWORDS: ReadonlySet<string> = new Set([
  'A', 'AA', 'AcroForm', 'Action', 'Base', 'Catalog', 'Collection', 'EF', 'EmbeddedFile', 'EmbeddedFiles', 'Encrypt', 'F', 'Filespec',
  'Filter', 'GoToE', 'GoToR', 'ImportData', 'Index', 'JS', 'JavaScript', 'Kids', 'Launch', 'Length', 'Names', 'Next', 'ObjStm',
  'OpenAction', 'PA', 'Pages', 'Prev', 'Rendition', 'RichMediaContent', 'Root', 'S', 'Size', 'SubmitForm', 'Thread', 'Type', 'UF',
  'URI', 'XFA', 'XRef', 'XRefStm',
]);

const OPEN_DANGERS: readonly [RegExp, string][] = [
  [SCRIPT, rule.PDF_HAS_SCRIPTS],
  [LAUNCH, rule.PDF_HAS_LAUNCH],
  [FILE, rule.PDF_HAS_FILES],
];

/** A ZIP archive is read from its end: its last record, with a comment that extends to the end of the file. */
function endsAsZip(bytes: Buffer): boolean {
  const first = Math.max(0, bytes.length - ZIP_END_BYTES - ZIP_COMMENT_BYTES);
  const tail = bytes.subarray(first);
  for (let at = tail.indexOf(ZIP_END, 0, 'latin1'); at !== -1; at = tail.indexOf(ZIP_END, at + 1, 'latin1')) {
    if (at + ZIP_END_BYTES <= tail.length && at + ZIP_END_BYTES + tail.readUInt16LE(at + 20) === tail.length) {
      return true;
    }
  }
  return false;
}
