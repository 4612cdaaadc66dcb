import type { ImportSheet } from '#shared/persons/import/import-sheet';
import { isWholeCompoundFile } from './compound-file.ts';
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
import { decodeWindows1252 } from './windows-1252.ts';

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
