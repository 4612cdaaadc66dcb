import { IMPORT_FIELDS, inCensus, otherHeaders, type ImportField } from '#shared/persons/import/file-columns';
import { FIELD_NAMES } from '../field-names.ts';

interface ColumnHelp {
  field: ImportField;
  name: string;
  isNeeded: boolean;
  /** What may stand in the column. */
  holds: string;
  /** Other headings under which it is found. */
  headings: string;
}

const HEADINGS_SHOWN = 5;

/** What is understood, column by column, from the rules that read the file. */
export const COLUMN_HELP: readonly ColumnHelp[] = IMPORT_FIELDS.map((field) => ({
  field,
  name: FIELD_NAMES[field],
  isNeeded: Boolean(inCensus(field).isNeeded),
  holds: inCensus(field).holds,
  headings: otherHeaders(field).slice(0, HEADINGS_SHOWN).join(', '),
}));

/** A census as an employer might send it. */
export const EXAMPLE: readonly (readonly string[])[] = [
  ['First name', 'Last name', 'Relationship', 'DOB', 'Medical', 'Dental', 'ZIP'],
  ['Ada', 'Byron', 'Employee', '1/2/1985', 'Enroll', 'Enroll', '49503'],
  ['Will', 'Byron', 'Spouse', '3/4/1986', 'Enroll', 'Waive', '49503'],
  ['Kim', 'Byron', 'Child', '5/6/2015', 'Enroll', 'Waive', '49503'],
  ['Grace', 'Murray', 'Employee', '12/9/1976', 'Waive', 'Waive', '48104'],
];
