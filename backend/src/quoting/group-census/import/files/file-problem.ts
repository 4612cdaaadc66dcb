import type { ErrorCode } from '#shared/answers/errors';

/** Why a file cannot be read as a census. Thrown in the worker, answered as an AppError of the same code and message. */
export class FileProblem extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
  ) {
    super(message);
  }
}

export const EMPTY_FILE = 'The file is empty. Choose the file that holds your census.';
export const WRONG_TYPE = 'This file is not a spreadsheet. Please use a .csv, .xlsx or .xls file.';
export const OTHER_SPREADSHEET = 'This kind of spreadsheet cannot be read. Save it as .xlsx or .csv and load it again.';
/** Reports are saved so under the name .xls, and Excel opens them with a warning. */
export const SAVED_AS_PAGE =
  'This file is a web page or a kind of XML, whatever its name says. Open it in Excel, save it as .xlsx and load it again.';
export const DAMAGED_FILE =
  'The file is incomplete or damaged. Open it in your spreadsheet program, save it again and load it again.';
export const PASSWORD_PROTECTED = 'The file is protected with a password. Remove the password and load it again.';
export const UNPACKS_TOO_LARGE =
  'The file unpacks to far more than a census needs. Copy only the census into a new workbook and load it again.';
export const TOO_MANY_ROWS = 'The sheet has too many rows. Copy only the census into a new workbook and load it again.';
export const TOOK_TOO_LONG =
  'The file took too long to read. Copy only the census into a new workbook and load it again.';
export const LINKS_TO_OTHER_FILES =
  'The workbook takes values from other files. Copy the census as values into a new workbook and load it again.';
export const UNSAFE_XML =
  'The workbook contains definitions that a spreadsheet does not need, and was not opened. Save it again as .xlsx and load it again.';
export const QUOTE_NOT_CLOSED = 'A quotation mark in the file is never closed. Remove it and load the file again.';

/** A census has 5,000 rows at most; templates pad them with some hundreds more. */
export const MAX_SHEET_ROWS = 50_000;
