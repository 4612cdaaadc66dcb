import { utils, write, type BookType } from '@e965/xlsx';
import writeXlsxFile, { type Cell } from 'write-excel-file/node';

/** Dates are Date objects at midnight UTC and are formatted as dates. */
export type SheetCell = string | number | boolean | Date | null;

const cellOf = (value: SheetCell): Cell =>
  value instanceof Date ? { value, type: Date, format: 'mm/dd/yyyy' } : value;

/** An .xlsx file with these sheets. */
export const xlsx = (...sheets: SheetCell[][][]): Promise<Buffer> =>
  writeXlsxFile(
    sheets.map((rows, index) => ({ data: rows.map((row) => row.map(cellOf)), sheet: `Sheet ${index + 1}` })),
  ).toBuffer();

/** The same rows as an old .xls, or another spreadsheet format. */
export function otherSpreadsheet(rows: SheetCell[][], bookType: BookType): Buffer {
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, utils.aoa_to_sheet(rows, { cellDates: false, UTC: true }), 'Census');
  return write(workbook, { type: 'buffer', bookType }) as Buffer;
}

export const day = (iso: string): Date => new Date(`${iso}T00:00:00Z`);

export const HEADER = [
  'FirstName',
  'MiddleInitial',
  'LastName',
  'Relationship',
  'DOB',
  'MedicalStatus',
  'DentalStatus',
];
export const ADA = ['Ada', 'B', 'Byron', 'Employee', '1/2/1985', 'Enroll', 'Enroll'];
export const WILL = ['Will', '', 'Byron', 'Spouse', '3/4/86', 'Enroll', 'Waive'];

export const csv = (rows: readonly (readonly string[])[], delimiter = ',', lineEnd = '\r\n'): string =>
  rows.map((row) => row.join(delimiter) + lineEnd).join('');

/**
 * A census template as exchanges provide it: title, machine-readable column names, headers with line breaks and notes, a row of
 * hints, the people, and 400 rows with prefilled drop-downs.
 */
export function exchangeTemplate(people: SheetCell[][]): Promise<Buffer> {
  const padding = Array.from({ length: 400 }, (): SheetCell[] => [
    null,
    'Employee',
    null,
    null,
    null,
    null,
    null,
    'male',
    null,
    'no',
  ]);
  return xlsx([
    ['Employee Census Template', null, null, null, null, day('2026-10-26'), null, null, null, '1.1'],
    [
      'family_id',
      'employee_relationship',
      'last_name',
      'first_name',
      'email',
      'ssn',
      'dob',
      'gender',
      'hire_date',
      'is_business_owner',
    ],
    [
      'Family ID # \n(to match family members to the EE & each household gets a unique number)(optional)',
      'Relationship\n(EE, Spouse, Domestic Partner, or Child)',
      'Last Name',
      'First Name',
      'Email Address',
      'SSN / TIN \n(Required for EE & enter without dashes)',
      'Date of Birth (MM/DD/YYYY)',
      'Gender\n(M or F)',
      'Date of Hire',
      'Is Business Owner?',
    ],
    [null, 'Choose from the list', null, null, null, 'Required for EE', 'MM/DD/YYYY', 'M or F', null, null],
    ...people,
    ...padding,
  ]);
}
