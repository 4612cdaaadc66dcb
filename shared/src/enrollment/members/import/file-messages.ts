import { MASK_OF_ANOTHER_SSN } from '#shared/formats/ssn';

/** Spec 001 section 5, "Census import (spreadsheet)": the first word for word, the others as they are described there. */
export const FILE_TYPE_NOT_SUPPORTED = 'This file type is not supported at this time. Please use .xlsx file to import.';
export const NO_DATA_ROWS = 'The file has no data rows. Fill in the exported file and import it again.';
export const NEW_MEMBER = 'This person is not on the census. New members cannot be added by import.';
export const ROW_REPEATED = 'This member stands in the file twice. Keep one of the rows.';

export const missingColumns = (columns: readonly string[]): string =>
  `The file lacks ${columns.length === 1 ? 'the column' : 'the columns'} ${columns.join(', ')}. Start from the exported file.`;
export const keyMissing = (column: string): string => `${column} is missing: it tells whose row this is.`;
/** A commit of a file that is not right, sent past its preview. */
export const FILE_NOT_IMPORTED = 'Nothing was imported. Please correct the errors in the file and import it again.';
export const FILE_OUTDATED =
  'Members were changed since this file was checked. Nothing was imported. Check the file again.';
export const CHOOSE_COUNTY_LATER =
  'The ZIP lies in several counties. Choose the county of this member after the import.';

/** What each column expects, as the whole message. */
export const EXPECTED_IN_FILE = {
  relationship: 'Enter employee, spouse, domestic partner or child.',
  dateOfBirth: 'Enter the date of birth as month/day/year, such as 01/02/1985.',
  dateOfHire: 'Enter the date of hire as month/day/year, such as 01/02/2025.',
  gender: 'Enter M, F, male or female.',
  ssn: 'SSN must be 9 digits, not start with 000, 666 or 9, not have 00 in the middle and not end in 0000.',
  ssnMask: MASK_OF_ANOTHER_SSN,
  segment: 'This is not an employee segment of the application. Enter its id, such as CA01, or its name.',
  subgroup: 'This is not a subgroup of the application. Enter its id, such as S001, or its name.',
  zip: 'Invalid ZIP. Enter 5 digits, or 9 such as 48002-1234.',
  unknownZip: 'Invalid ZIP. There is no such ZIP code.',
  phone: 'Phone must be 10 digits.',
  email: 'Enter an e-mail address such as name@example.com.',
  yesNo: 'Enter yes or no.',
  provider: 'The provider id has 10 digits.',
  plan: 'This is not a medical plan of the quote. Enter its name as it stands in the quote.',
  text: 'This text is too long.',
  formula: 'This formula has no usable result. Enter the value itself.',
} as const;
