import { read, SSF, type CellObject, type WorkSheet } from '@e965/xlsx';
import { hasHeaderRow } from '#shared/census/import/find-columns';
import { isBlank, type ImportCell, type ImportRow, type ImportSheet } from '#shared/census/import/import-sheet';
import { isoDateOf } from '#shared/dates/iso-date';
import { DAMAGED_FILE, FileProblem, MAX_SHEET_ROWS, PASSWORD_PROTECTED, TOO_MANY_ROWS } from './file-problem.ts';

/** The census sheet of an .xls file (Excel 97 to 2003). */
export function readLegacyWorkbook(bytes: Buffer): ImportSheet {
  const workbook = open(bytes);
  const uses1904 = workbook.Workbook?.WBProps?.date1904 === true;
  const visible = workbook.SheetNames.filter((_, place) => !workbook.Workbook?.Sheets?.[place]?.Hidden);
  const sheets = visible.map((name) => toRows(workbook.Sheets[name], uses1904));
  const rows = sheets.find(hasHeaderRow) ?? sheets.find((sheet) => sheet.length > 0) ?? [];
  return { rows, dateSystem: uses1904 ? 1904 : 1900, isText: false };
}

function open(bytes: Buffer): ReturnType<typeof read> {
  try {
    return read(bytes, {
      type: 'buffer',
      dense: true,
      cellNF: true,
      cellText: false,
      cellHTML: false,
      sheetRows: MAX_SHEET_ROWS + 1,
    });
  } catch (error) {
    const isProtected = error instanceof Error && /password|encrypt/i.test(error.message);
    throw new FileProblem('INVALID_INPUT', isProtected ? PASSWORD_PROTECTED : DAMAGED_FILE);
  }
}

function toRows(sheet: WorkSheet | undefined, uses1904: boolean): ImportRow[] {
  const data: (CellObject | undefined)[][] = sheet?.['!data'] ?? [];
  const rows = Array.from(data, (cells, index) => ({
    row: index + 1,
    cells: Array.from(cells ?? [], (cell) => toCell(cell, uses1904)),
  }));
  const filled = rows.filter(({ cells }) => cells.some((cell) => !isBlank(cell)));
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
    return { broken: cell.w ?? '#N/A' };
  }
  if (cell.f && cell.v === undefined) {
    return { broken: `=${cell.f}`.slice(0, 60) };
  }
  if (typeof cell.v === 'number' && typeof cell.z === 'string' && SSF.is_date(cell.z)) {
    const { y, m, d } = SSF.parse_date_code(cell.v, { date1904: uses1904 });
    return y >= 1900 ? { day: isoDateOf(y, m, d) } : cell.v;
  }
  return typeof cell.v === 'string' || typeof cell.v === 'number' || typeof cell.v === 'boolean' ? cell.v : null;
}
