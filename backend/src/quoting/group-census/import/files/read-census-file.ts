import type { ImportSheet } from '#shared/persons/import/import-sheet';
import {
  DAMAGED_FILE,
  EMPTY_FILE,
  FileProblem,
  OTHER_SPREADSHEET,
  PASSWORD_PROTECTED,
  SAVED_AS_PAGE,
  WRONG_TYPE,
} from './file-problem.ts';
import { readText } from './read-text.ts';

const ZIP = Buffer.from('PK');
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const SYLK = Buffer.from('ID;P');
const UTF16_LE = Buffer.from([0xff, 0xfe]);
const UTF16_BE = Buffer.from([0xfe, 0xff]);
/** Streams of Word, PowerPoint and Outlook files. */
const OTHER_OLE = ['WordDocument', 'PowerPoint Document', '__properties_version1.0'];
/** Starts of files that are text, or nearly, and no census. */
const OTHER_TEXT = /^\s*(%PDF|\{\\rtf|From:)/i;
/** Tables that Excel opens as sheets: of a page, of Excel's XML of 2003, of a page with its parts in one file. */
const PAGE = /^\s*(<!doctype|<!--|<\?xml|<(html|head|meta|style|body|div|table|workbook)\b|MIME-Version)/i;

/** .xlsx and .xls, as far as the first bytes tell. */
export const isWorkbook = (bytes: Buffer): boolean =>
  (startsWith(bytes, ZIP) && bytes.includes(0)) || startsWith(bytes, OLE);

/** What a file holds, told by its content: the name and the type that the browser gives are not asked. */
export async function readCensusFile(bytes: Buffer): Promise<ImportSheet> {
  if (bytes.length === 0) {
    throw new FileProblem('INVALID_INPUT', EMPTY_FILE);
  }
  if (startsWith(bytes, ZIP) && bytes.includes(0)) {
    const { checkedWorkbook } = await import('./workbook-archive.ts');
    return readSheets(await checkedWorkbook(bytes));
  }
  if (startsWith(bytes, OLE)) {
    checkOleFile(bytes);
    return readSheets(bytes);
  }
  if (isOldSheet(bytes)) {
    throw new FileProblem('UNSUPPORTED_TYPE', OTHER_SPREADSHEET);
  }
  const text = decode(bytes);
  if (text.includes('\0') || OTHER_TEXT.test(text)) {
    throw new FileProblem('UNSUPPORTED_TYPE', WRONG_TYPE);
  }
  if (PAGE.test(text)) {
    throw new FileProblem('UNSUPPORTED_TYPE', SAVED_AS_PAGE);
  }
  return readText(text);
}

/** The container of .xls, of .xlsx behind a password, and of old Word files. */
function checkOleFile(bytes: Buffer): void {
  const holds = (stream: string) => bytes.includes(Buffer.from(stream, 'utf16le'));
  if (holds('EncryptedPackage')) {
    throw new FileProblem('INVALID_INPUT', PASSWORD_PROTECTED);
  }
  if (OTHER_OLE.some(holds)) {
    throw new FileProblem('UNSUPPORTED_TYPE', WRONG_TYPE);
  }
  if (!isWholeCompoundFile(bytes)) {
    throw new FileProblem('INVALID_INPUT', DAMAGED_FILE);
  }
  if (!holds('Workbook') && !holds('Book')) {
    throw new FileProblem('UNSUPPORTED_TYPE', WRONG_TYPE);
  }
}

/** Loaded only here: SheetJS is large, and most files are text. */
async function readSheets(bytes: Buffer): Promise<ImportSheet> {
  const { readWorkbook } = await import('./read-workbook.ts');
  return readWorkbook(bytes);
}

/** Sheets of Excel before version 5, and of Multiplan (SYLK), which Excel opens too. */
const isOldSheet = (bytes: Buffer): boolean =>
  (bytes[0] === 0x09 && [0x00, 0x02, 0x04].includes(bytes[1] ?? -1) && [0x04, 0x06].includes(bytes[2] ?? -1)) ||
  startsWith(bytes, SYLK);

/** UTF-8 or UTF-16 where the file says or proves so, otherwise Windows-1252, which Excel for Windows writes. */
function decode(bytes: Buffer): string {
  if (startsWith(bytes, UTF16_LE)) {
    return new TextDecoder('utf-16le').decode(bytes);
  }
  if (startsWith(bytes, UTF16_BE)) {
    return new TextDecoder('utf-16be').decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeWindows1252(bytes);
  }
}

const startsWith = (bytes: Buffer, start: Buffer): boolean => bytes.subarray(0, start.length).equals(start);

/** The container of .xls files: sectors, and a table (FAT) that says in which sector each one continues. */
const HEADER_BYTES = 512;
const SECTOR_SHIFT_AT = 0x1e;
const TABLE_SECTORS_AT = 0x2c;
const TABLE_LIST_AT = 0x4c;
const TABLE_LIST_ENTRIES = 109;
/** Larger entries are marks: end of a chain, free, part of the table. Some writers mark free sectors as ends. */
const LAST_SECTOR = 0xfffffffa;
const ENTRY_BYTES = 4;

/** Whether every sector that another one continues in is in the file. A reader would take a file cut in half for a short one. */
function isWholeCompoundFile(bytes: Buffer): boolean {
  if (bytes.length <= HEADER_BYTES) {
    return false;
  }
  const sectorBytes = 2 ** bytes.readUInt16LE(SECTOR_SHIFT_AT);
  const tables = Math.min(bytes.readUInt32LE(TABLE_SECTORS_AT), TABLE_LIST_ENTRIES);
  const entriesPerTable = sectorBytes / ENTRY_BYTES;
  const startOf = (sector: number) => (sector + 1) * sectorBytes;
  for (let table = 0; table < tables; table += 1) {
    const start = startOf(bytes.readUInt32LE(TABLE_LIST_AT + table * ENTRY_BYTES));
    if (start + sectorBytes > bytes.length) {
      return false;
    }
    for (let entry = 0; entry < entriesPerTable; entry += 1) {
      const next = bytes.readUInt32LE(start + entry * ENTRY_BYTES);
      if (next < LAST_SECTOR && startOf(next) >= bytes.length) {
        return false;
      }
    }
  }
  return tables > 0;
}

/**
 * What the bytes 0x80 to 0x9F mean. Node's TextDecoder('windows-1252') reads them as control characters, so that the
 * apostrophe of a name typed in Excel for Windows is lost. Five of them have no meaning.
 */
const FROM_80_TO_9F =
  '\u20AC\uFFFD\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\uFFFD\u017D\uFFFD' +
  '\uFFFD\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\uFFFD\u017E\u0178';

/** The text in bytes as Windows programs of the West write them. Source: the mapping table CP1252.TXT of unicode.org. */
const decodeWindows1252 = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replaceAll(/[\u0080-\u009F]/g, (character) => FROM_80_TO_9F[character.charCodeAt(0) - 0x80]!);
