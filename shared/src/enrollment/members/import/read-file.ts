import type { IsoDate } from '#shared/dates/iso-date';
import type { ReadingFacts } from '#shared/persons/import/cell-readers';
import {
  type CellValue,
  ENROLLMENT_COLUMNS,
  type EnrollmentColumn,
  headerNames,
  headerOf,
  inEnrollment,
} from '#shared/persons/import/file-columns';
import type { FileKind, FoundColumn } from '#shared/persons/import/file-kind';
import { findColumns } from '#shared/persons/import/find-columns';
import { aboutFile, type ImportProblem } from '#shared/persons/import/import-problem.record';
import type { ImportRow, ImportSheet } from '#shared/persons/import/import-sheet';
import { namesSomebody, problemAt, readCell } from '#shared/persons/import/read-cell';

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

const columnNamed = headerNames(ENROLLMENT_COLUMNS);

export const enrollmentHeader = (column: EnrollmentColumn): string => headerOf(column, 'enrollment');

/** Enrollment files start from our export: columns have its names, or complete alternatives for them. */
export const ENROLLMENT_FILE: FileKind<EnrollmentColumn> = {
  use: 'enrollment',
  meanings: (headers) => headers.map((header) => ({ person: null, meaning: columnNamed(header) })),
  withoutHeader: [],
  hasHints: false,
  naming: ['FirstName', 'LastName', 'DateOfBirth', 'SSN'],
  brokenCell: () => FORMULA_WITHOUT_RESULT,
  message: (_row, expected) => expected,
  columnName: ({ Field }) => (Field ? enrollmentHeader(Field) : ''),
};

/** What a row says; a column that the file lacks, or a blank cell, says nothing and leaves what is stored. */
export type FileValues = { [Column in EnrollmentColumn]?: CellValue<Column> };

export interface FileRow {
  /** As the spreadsheet shows it, first row 1. */
  row: number;
  values: FileValues;
  errors: ImportProblem[];
}

export interface EnrollmentFile {
  rows: FileRow[];
  /** Of the file as a whole. */
  errors: ImportProblem[];
}

/** Who is meant: a row without these says of nobody anything. */
export const KEY_COLUMNS = ENROLLMENT_COLUMNS.filter((column) => inEnrollment(column).isNeeded);

/** Reads an enrollment file as far as it can be read by itself: who is meant, and whether plans and ZIPs exist, is asked later. */
export function readEnrollmentFile({ rows, dateSystem }: ImportSheet, today: IsoDate): EnrollmentFile {
  const { headerRow, mapping, dataRows } = findColumns(rows, ENROLLMENT_FILE);
  const missing = KEY_COLUMNS.filter((column) => mapping.every(({ Field }) => Field !== column));
  if (missing.length > 0) {
    return { rows: [], errors: [aboutFile(headerRow, missingColumns(missing.map(enrollmentHeader)))] };
  }
  const people = dataRows.filter(namesSomebody(mapping, ENROLLMENT_FILE));
  return people.length === 0
    ? { rows: [], errors: [aboutFile(0, NO_DATA_ROWS)] }
    : { rows: people.map((row) => readRow(row, mapping, { today, dateSystem })), errors: [] };
}

/** Remarks of the reader are left out: what it helped with shows in what the row changes. */
function readRow(
  { row, cells }: ImportRow,
  mapping: readonly FoundColumn<EnrollmentColumn>[],
  facts: ReadingFacts,
): FileRow {
  const reading = { row, values: {}, errors: [], warnings: [] };
  for (const column of mapping) {
    const { Column, Field } = column;
    if (Field) {
      readCell(reading, { ...column, Field }, cells[Column] ?? null, { ...facts, kind: ENROLLMENT_FILE });
    }
  }
  return { row, values: reading.values, errors: reading.errors };
}

export const problemIn = (row: number, Field: EnrollmentColumn, found: string, expected: string): ImportProblem =>
  problemAt(ENROLLMENT_FILE, row, { Column: 0, Header: '', Field, Samples: [] }, { found, expected });
