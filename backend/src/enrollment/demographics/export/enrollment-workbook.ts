import { enrollmentHeader } from '#shared/enrollment/members/import/read-file';
import type { FileCells } from '#shared/enrollment/members/import/file-cells';
import { ENROLLMENT_COLUMNS } from '#shared/persons/import/file-columns';
import { sheetOf, workbookOf } from '../../../quoting/group-census/workbook.ts';

/** Text that a spreadsheet would treat as a formula when it is copied into a cell. The import removes the apostrophe. */
const FORMULA = /^[=+\-@\t\r]/;

/** One sheet: the columns of the enrollment file, one row per member, all cells as text to keep leading zeros. */
export const enrollmentWorkbook = (rows: readonly FileCells[]): Buffer =>
  workbookOf({
    Enrollment: sheetOf([
      ENROLLMENT_COLUMNS.map(enrollmentHeader),
      ...rows.map((row) => ENROLLMENT_COLUMNS.map((column) => harmless(row[column]))),
    ]),
  });

const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
