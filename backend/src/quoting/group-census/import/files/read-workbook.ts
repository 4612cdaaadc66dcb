import { readSheet, type CellValue, type SheetData } from 'read-excel-file/universal';
import { hasHeaderRow } from '#shared/census/import/find-columns';
import { dayOfUtcMidnight } from '#shared/census/import/import-date';
import { isBlank, type ImportCell, type ImportRow, type ImportSheet } from '#shared/census/import/import-sheet';
import { DAMAGED_FILE, FileProblem } from './file-problem.ts';
import { plainSheet, type BrokenCell } from './plain-sheet.ts';
import { storedZip } from './stored-zip.ts';
import { openWorkbook } from './workbook-archive.ts';
import { readParts, WORKBOOK, WORKBOOK_LINKS } from './workbook-parts.ts';

/** Instructions and lists of choices come before the census in some workbooks. */
const SHEETS_LOOKED_AT = 8;

/** The census sheet of an .xlsx file: the first visible one with a header row, otherwise the first with anything in it. */
export async function readWorkbook(bytes: Buffer): Promise<ImportSheet> {
  const archive = await openWorkbook(bytes);
  const { workbook, links, sheets, shared, dateSystem } = await readParts(archive);
  const parts = new Map([
    [WORKBOOK, workbook],
    [WORKBOOK_LINKS, links],
  ]);
  for (const part of shared) {
    parts.set(part, await archive.read(part));
  }
  let firstFilled: ImportRow[] = [];
  for (const { position, part } of sheets.slice(0, SHEETS_LOOKED_AT)) {
    const { xml, broken } = plainSheet((await archive.read(part)).toString('utf8'));
    const rows = toRows(await readCells(new Map([...parts, [part, Buffer.from(xml)]]), position), broken);
    if (hasHeaderRow(rows)) {
      return { rows, dateSystem, isText: false };
    }
    firstFilled = firstFilled.length > 0 ? firstFilled : rows;
  }
  return { rows: firstFilled, dateSystem, isText: false };
}

async function readCells(parts: ReadonlyMap<string, Buffer>, position: number): Promise<SheetData> {
  try {
    return await readSheet(storedZip(parts), position);
  } catch {
    throw new FileProblem('INVALID_INPUT', DAMAGED_FILE);
  }
}

function toRows(data: SheetData, broken: readonly BrokenCell[]): ImportRow[] {
  const cells = data.map((row) => row.map(toCell));
  for (const { row, column, text } of broken) {
    const found = (cells[row - 1] ??= []);
    found[column - 1] = { broken: text };
  }
  return Array.from(cells, (row, index) => ({
    row: index + 1,
    cells: Array.from(row ?? [], (cell) => cell ?? null),
  })).filter((row) => row.cells.some((cell) => !isBlank(cell)));
}

function toCell(value: CellValue | null): ImportCell {
  if (value instanceof Date) {
    const day = Number.isNaN(value.getTime()) ? null : dayOfUtcMidnight(value);
    return day ? { day } : null;
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
