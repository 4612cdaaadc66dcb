import { utils, write } from '@e965/xlsx';
import { FILE_COLUMNS } from '#shared/enrollment/members/import/file-columns';
import type { FileColumn } from '#shared/enrollment/members/import/file-columns';

const COLUMN_CHARACTERS = 18;
/** What a spreadsheet would take for a formula, when the text is copied into a cell. The import takes the apostrophe off again. */
const FORMULA = /^[=+\-@\t\r]/;

/** One sheet: the columns of the enrollment file, a row for each member, everything as text so that leading zeros stay. */
export function enrollmentWorkbook(rows: readonly Record<FileColumn, string>[]): Buffer {
  const sheet = utils.aoa_to_sheet([
    [...FILE_COLUMNS],
    ...rows.map((row) => FILE_COLUMNS.map((column) => harmless(row[column]))),
  ]);
  sheet['!cols'] = FILE_COLUMNS.map(() => ({ wch: COLUMN_CHARACTERS }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Enrollment');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
}

const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
