import type { ImportField } from '#shared/census/import/import-fields';
import { FIELD_HEADERS } from '#shared/census/import/import-fields';

/** Spec 000 section 8, "Census import messages": the last one word for word, the others as they are described there. */
export const NO_RECORDS = 'There were no records to upload. Please populate your census document and load again.';

export const missingHeaders = (fields: readonly ImportField[]): string =>
  `Bad format. Missing headers: ${fields.map((field) => FIELD_HEADERS[field]).join(', ')}. Choose the columns that hold them, or use the template.`;

export const tooFewFields = (row: number, found: number, expected: number): string =>
  `Too few fields in row ${row}: ${found} found, at least ${expected} expected.`;

export const invalidAtRow = (row: number, expected: string): string =>
  `Missing or invalid census info at row ${row}. ${expected}`;

export const duplicateRecords = (first: number, second: number): string =>
  `Duplicate records at rows ${first} and ${second}. Keep one of them.`;
export const duplicateSsn = (first: number, second: number): string =>
  `Rows ${first} and ${second} have the same SSN. Every person needs their own.`;

export const tooManyMembers = (found: number, limit: number): string =>
  `The census has ${found.toLocaleString('en-US')} members. At most ${limit.toLocaleString('en-US')} can be imported at once.`;

/** What each field expects, as the end of a message. */
export const EXPECTED = {
  firstName: 'Enter a first name.',
  lastName: 'Enter a last name.',
  fullName: 'Enter a first and a last name, as “First Last” or “Last, First”.',
  middleInitial: 'Enter one letter, a middle name or nothing.',
  nameTooLong: 'Enter at most 50 characters.',
  relationship: 'Enter employee, spouse, domestic partner or child.',
  dateOfBirth: 'Enter a date as month/day/year, such as 01/02/1985.',
  gender: 'Enter M or F, or leave it empty.',
  ssn: 'Enter nine digits, or leave it empty.',
  coverage: 'Enter enroll or waive.',
  tier: 'Enter whom the coverage is for: EE, ES, EC, FAM or waive.',
  lastTobaccoUse: 'Enter a date as month/day/year, or leave it empty.',
  coverageOrEmpty: 'Enter enroll or waive, or leave it empty to waive.',
  yesNo: 'Enter yes or no, or leave it empty.',
  zip: 'Enter five digits, or nine such as 48002-1234.',
  email: 'Enter an e-mail address, or leave it empty.',
  phone: 'Enter ten digits, or leave it empty.',
  employeeFirst: 'Put the employee in a row above the dependents.',
  formula:
    'This formula has no result in the file. Enter the value itself, or open the file in Excel and save it again.',
  formulaError: 'The formula in this cell fails. Enter the value itself.',
} as const;

export const SSN_ZERO_RESTORED = 'Leading zeros that the spreadsheet dropped were put back. Please check the number.';
export const ZIP_ZERO_RESTORED = SSN_ZERO_RESTORED;
export const DENTAL_SET_TO_WAIVE = 'Set to waive, because the employee waives dental.';
export const NAMES_TAKEN_APART =
  'First and last names were taken from one column, as “Last, First” or “First Last”. Please check them below.';
export const nameTakenApart = (firstName: string, lastName: string): string =>
  `Taken apart into the first name “${firstName}” and the last name “${lastName}”. Please check it.`;
export const MEDICAL_SET_TO_ENROLL = 'There is no medical status column, so everybody is set to enroll in medical.';
export const DENTAL_COLUMN_MISSING = 'There is no dental status column, so everybody is set to waive dental.';
export const READ_AS_CHILD = 'A dependent that is not described further was read as a child. Please check it.';
export const tierWithout = (whom: string): string =>
  `The coverage tier includes a ${whom}, but there is none in the file.`;
export const tobaccoWithoutDate = (count: number): string =>
  `${count === 1 ? '1 person uses' : `${count.toLocaleString('en-US')} people use`} tobacco without a date of last use. You are asked for it when you edit them.`;
export const ROW_WITHOUT_PERSON = 'This row names nobody and was left out.';
export const NUMBERS_NOT_SHARED =
  'No dependent shares its number with an employee, so dependents were put with the employee above them.';
