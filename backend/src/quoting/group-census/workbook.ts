import { utils, write, type WorkSheet } from '@e965/xlsx';

export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const COLUMN_CHARACTERS = 18;

/** Rows of texts, in columns wide enough to read; `wider` says how many times as wide a column is. */
export function sheetOf(rows: readonly (readonly string[])[], wider: Readonly<Record<number, number>> = {}): WorkSheet {
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  sheet['!cols'] = Array.from({ length: width }, (_, column) => ({ wch: COLUMN_CHARACTERS * (wider[column] ?? 1) }));
  return sheet;
}

/** Its sheets by name, in order. */
export function workbookOf(sheets: Readonly<Record<string, WorkSheet>>): Buffer {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) {
    utils.book_append_sheet(book, sheet, name);
  }
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true, sheetStubs: true }) as Buffer;
}
