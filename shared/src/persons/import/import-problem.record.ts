import { record, type Wire } from '#shared/records/field';
import { listOf, nested, text, whole } from '#shared/records/kinds';

/** Each row can have several. */
const MAX_PROBLEMS = 100_000;

/** Something in a file that is wrong, or that its reader should know. */
const IMPORT_PROBLEM = record({
  /** Row number as the spreadsheet shows it, first row 1. 0 where the whole file is meant. */
  Row: whole('Row', { min: 0, example: 2 }),
  /** Header of the column, or the field's name where there is no header. */
  Column: text('Column', { example: 'DOB' }),
  /** Value in file; SSNs masked. */
  Found: text('Found', { example: '13/45/1985' }),
  /** What is wrong and what is expected. */
  Message: text('Message'),
});
export const problemList = (label: string) => listOf(label, nested('Problem', IMPORT_PROBLEM), { most: MAX_PROBLEMS });

export type ImportProblem = Wire<typeof IMPORT_PROBLEM>;

/** What is said of a file as a whole, or of one of its rows. */
export const aboutFile = (Row: number, Message: string): ImportProblem => ({ Row, Column: '', Found: '', Message });
