/** Spec 001 section 5, "Census import (spreadsheet)": the first word for word, the others as they are described there. */
export const FILE_TYPE_NOT_SUPPORTED = 'This file type is not supported at this time. Please use .xlsx file to import.';
export const NO_DATA_ROWS = 'The file has no data rows. Fill in the exported file and import it again.';
export const NEW_MEMBER = 'This person is not on the census. New members cannot be added by import.';
export const ROW_REPEATED = 'This member is in the file twice. Keep one of the rows.';

export const missingColumns = (columns: readonly string[]): string =>
  `The file lacks ${columns.length === 1 ? 'the column' : 'the columns'} ${columns.join(', ')}. Start from the exported file.`;
export const keyMissing = (column: string): string => `${column} is missing: it tells whose row this is.`;
/** A commit of a file that is not right, sent past its preview. */
export const FILE_NOT_IMPORTED = 'Nothing was imported. Please correct the errors in the file and import it again.';
export const FILE_OUTDATED =
  'Members were changed since this file was checked. Nothing was imported. Check the file again.';
export const CHOOSE_COUNTY_LATER = 'The ZIP is in several counties. Choose the county of this member after the import.';

export const UNKNOWN_ZIP = 'Invalid ZIP. There is no such ZIP code.';
export const FORMULA_WITHOUT_RESULT = 'This formula has no usable result. Enter the value itself.';
