import { read, SSF, type CellObject, type WorkSheet } from '@e965/xlsx';
import { CENSUS_FILE } from '#shared/census/import/census-file';
import { hasHeaderRow } from '#shared/persons/import/find-columns';
import { isBlank, type ImportCell, type ImportRow, type ImportSheet } from '#shared/persons/import/import-sheet';
import { isoDateOf } from '#shared/dates/iso-date';
import { composed } from '#shared/formats/text';
import { DAMAGED_FILE, FileProblem, MAX_SHEET_ROWS, PASSWORD_PROTECTED, TOO_MANY_ROWS } from './file-problem.ts';

/** Instructions and lists of choices come before the census in some workbooks. */
const SHEETS_LOOKED_AT = 8;
const LAST_COLUMN = 16_384;
const LONGEST_FORMULA = 60;
/** SheetJS gives the error of an .xlsx cell as its number in .xls. */
const ERRORS: Record<number, string> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
};

/**
 * The census sheet of an .xlsx file or an .xls file (Excel 97 to 2003): the first visible one with a header row, otherwise the
 * first with anything in it. What an .xlsx archive unpacks to must have been checked: see checkedWorkbook.
 */
export function readWorkbook(bytes: Buffer): ImportSheet {
  const { Workbook, SheetNames, Sheets } = open(bytes);
  const uses1904 = Workbook?.WBProps?.date1904 === true;
  const sheets = SheetNames.filter((_, place) => !Workbook?.Sheets?.[place]?.Hidden).flatMap(
    (name) => Sheets[name] ?? [],
  );
  if (sheets.length === 0) {
    throw new FileProblem('INVALID_INPUT', DAMAGED_FILE);
  }
  let firstFilled: ImportRow[] = [];
  for (const sheet of sheets.slice(0, SHEETS_LOOKED_AT)) {
    const rows = toRows(sheet, uses1904);
    const isCensus = hasHeaderRow(rows, CENSUS_FILE);
    firstFilled = isCensus || firstFilled.length === 0 ? rows : firstFilled;
    if (isCensus) {
      break;
    }
  }
  return { rows: firstFilled, dateSystem: uses1904 ? 1904 : 1900, isText: false };
}

function open(bytes: Buffer): ReturnType<typeof read> {
  try {
    // Stubs tell a formula without a stored result from an empty cell.
    return read(bytes, {
      type: 'buffer',
      dense: true,
      cellNF: true,
      cellText: false,
      cellHTML: false,
      sheetStubs: true,
    });
  } catch (error) {
    const isProtected = error instanceof Error && /password|encrypt/i.test(error.message);
    throw new FileProblem('INVALID_INPUT', isProtected ? PASSWORD_PROTECTED : DAMAGED_FILE);
  }
}

function toRows(sheet: WorkSheet, uses1904: boolean): ImportRow[] {
  const data: (CellObject | undefined)[][] = sheet['!data'] ?? [];
  const filled: ImportRow[] = [];
  // A row may have any number: forEach passes over the rows between.
  data.forEach((cells, index) => {
    if (cells.length > LAST_COLUMN) {
      throw new FileProblem('INVALID_INPUT', DAMAGED_FILE);
    }
    const row = { row: index + 1, cells: Array.from(cells, (cell) => toCell(cell, uses1904)) };
    if (row.cells.some((cell) => !isBlank(cell))) {
      filled.push(row);
    }
  });
  if ((filled.at(-1)?.row ?? 0) > MAX_SHEET_ROWS) {
    throw new FileProblem('TOO_LARGE', TOO_MANY_ROWS);
  }
  return filled;
}

function toCell(cell: CellObject | undefined, uses1904: boolean): ImportCell {
  if (!cell) {
    return null;
  }
  if (cell.t === 'e') {
    return { broken: cell.w ?? ERRORS[Number(cell.v)] ?? '#N/A' };
  }
  if (cell.f && (cell.t === 'z' || cell.v === undefined)) {
    return { broken: `=${cell.f}`.slice(0, LONGEST_FORMULA) };
  }
  if (cell.t === 'z') {
    return null;
  }
  if (typeof cell.v === 'number' && typeof cell.z === 'string' && SSF.is_date(cell.z)) {
    const { y, m, d } = SSF.parse_date_code(cell.v, { date1904: uses1904 });
    return y >= 1900 ? { day: isoDateOf(y, m, d) } : cell.v;
  }
  if (typeof cell.v === 'string') {
    return composed(cell.v);
  }
  return typeof cell.v === 'number' || typeof cell.v === 'boolean' ? cell.v : null;
}
