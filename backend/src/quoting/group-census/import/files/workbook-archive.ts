import type { Readable } from 'node:stream';
import { CFB } from '@e965/xlsx';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import {
  DAMAGED_FILE,
  FileProblem,
  LINKS_TO_OTHER_FILES,
  OTHER_SPREADSHEET,
  PASSWORD_PROTECTED,
  UNPACKS_TOO_LARGE,
  UNSAFE_XML,
  WRONG_TYPE,
} from './file-problem.ts';

/** A census of 5,000 members unpacks to about 10 MB. */
const MAX_UNPACKED_BYTES = 48 * 1024 * 1024;
const MAX_ENTRIES = 1_000;
/** Real sheets reach about 30; a bomb 1,000. Small parts may have any ratio. */
const MAX_RATIO = 150;
const RATIO_MATTERS_FROM_BYTES = 1024 * 1024;

const CONTENT_TYPES = '[Content_Types].xml';
const NO_CONTENT_TYPES = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';
const WORKBOOK_LINKS = 'xl/_rels/workbook.xml.rels';
/** Workbook, strings, styles and sheets; no drawings, comments or macros. */
const READ_PART = /^xl\/(?:worksheets\/)?[^/]+\.xml$/;

/**
 * An .xlsx file again, with nothing but the parts that a census is read of, each inflated within the limits and looked at.
 * Nothing is inflated before every declared size has been looked at, and inflation stops at the limit where a declared size lies.
 */
export async function checkedWorkbook(bytes: Buffer): Promise<Buffer> {
  const zip = await openZip(bytes);
  const entries = await listEntries(zip);
  checkContents(entries);
  const checked = CFB.utils.cfb_new();
  let left = MAX_UNPACKED_BYTES;
  for (const [name, entry] of entries) {
    if (name === CONTENT_TYPES || name === WORKBOOK_LINKS || READ_PART.test(name)) {
      const content = await inflate(zip, entry, left);
      left -= content.length;
      checkPart(name, content);
      CFB.utils.cfb_add(checked, name, withoutTypesOfNothing(content), { unsafe: true });
    }
  }
  if (!entries.has(CONTENT_TYPES)) {
    CFB.utils.cfb_add(checked, CONTENT_TYPES, Buffer.from(NO_CONTENT_TYPES), { unsafe: true });
  }
  return CFB.write(checked, { fileType: 'zip', type: 'buffer' }) as Buffer;
}

const openZip = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, zip) =>
      error ? reject(new FileProblem('INVALID_INPUT', DAMAGED_FILE)) : resolve(zip),
    );
  });

function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX_ENTRIES) {
    throw new FileProblem('TOO_LARGE', UNPACKS_TOO_LARGE);
  }
  const entries = new Map<string, Entry>();
  let declared = 0;
  return new Promise((resolve, reject) => {
    zip.on('error', () => reject(new FileProblem('INVALID_INPUT', DAMAGED_FILE)));
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      declared += entry.uncompressedSize;
      const problem = entryProblem(entry, declared, entries.has(entry.fileName));
      if (problem) {
        reject(problem);
        return;
      }
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

function entryProblem(entry: Entry, declared: number, isRepeated: boolean): FileProblem | null {
  const ratio = entry.uncompressedSize / Math.max(entry.compressedSize, 1);
  if (declared > MAX_UNPACKED_BYTES || (entry.uncompressedSize > RATIO_MATTERS_FROM_BYTES && ratio > MAX_RATIO)) {
    return new FileProblem('TOO_LARGE', UNPACKS_TOO_LARGE);
  }
  if (entry.isEncrypted()) {
    return new FileProblem('INVALID_INPUT', PASSWORD_PROTECTED);
  }
  return isRepeated ? new FileProblem('INVALID_INPUT', DAMAGED_FILE) : null;
}

function checkContents(entries: ReadonlyMap<string, Entry>): void {
  const names = [...entries.keys()];
  if (!entries.has('xl/workbook.xml')) {
    const isOtherSpreadsheet = names.some((name) => name === 'xl/workbook.bin' || name === 'content.xml');
    throw new FileProblem('UNSUPPORTED_TYPE', isOtherSpreadsheet ? OTHER_SPREADSHEET : WRONG_TYPE);
  }
  if (names.some((name) => name.toLowerCase().startsWith('xl/externallinks/'))) {
    throw new FileProblem('INVALID_INPUT', LINKS_TO_OTHER_FILES);
  }
}

async function inflate(zip: ZipFile, entry: Entry, limit: number): Promise<Buffer> {
  const stream = await openEntry(zip, entry);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit || size > entry.uncompressedSize) {
        throw new FileProblem('TOO_LARGE', UNPACKS_TOO_LARGE);
      }
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof FileProblem || isTooMuch(error)
      ? new FileProblem('TOO_LARGE', UNPACKS_TOO_LARGE)
      : new FileProblem('INVALID_INPUT', DAMAGED_FILE);
  }
  return Buffer.concat(chunks);
}

const isTooMuch = (error: unknown): boolean => error instanceof Error && error.message.startsWith('too many bytes');

const openEntry = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) =>
      error ? reject(new FileProblem('INVALID_INPUT', DAMAGED_FILE)) : resolve(stream),
    );
  });

/** Entities are how XML reaches other files and grows without end; a workbook has none. Other encodings could hide them. */
function checkPart(name: string, content: Buffer): void {
  if (content.includes('<!DOCTYPE') || content.includes('<!ENTITY')) {
    throw new FileProblem('INVALID_INPUT', UNSAFE_XML);
  }
  if (content.includes(0)) {
    throw new FileProblem('INVALID_INPUT', DAMAGED_FILE);
  }
  if (name === WORKBOOK_LINKS && /TargetMode\s*=\s*["']External/.test(content.toString('latin1'))) {
    throw new FileProblem('INVALID_INPUT', LINKS_TO_OTHER_FILES);
  }
}

const TEXT_TYPE = 't="str"';
/** A cell of text with a formula and nothing else. */
const TEXT_OF_NOTHING =
  /(<(?:\w+:)?c\b[^>]*?) t="str"([^>]*>\s*<(?:\w+:)?f\b(?:[^>]*\/>|[^>]*>[^<]*<\/(?:\w+:)?f>)\s*<\/(?:\w+:)?c>)/g;

/** SheetJS would give a formula of text without a stored result an empty text, as if that were its result. */
const withoutTypesOfNothing = (content: Buffer): Buffer =>
  content.includes(TEXT_TYPE)
    ? Buffer.from(content.toString('latin1').replace(TEXT_OF_NOTHING, '$1$2'), 'latin1')
    : content;
