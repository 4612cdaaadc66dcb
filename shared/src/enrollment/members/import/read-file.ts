import type { IsoDate } from '#shared/dates/iso-date';
import { ENROLLMENT_FILE, enrollmentHeader } from '#shared/enrollment/members/import/enrollment-file';
import { missingColumns, NO_DATA_ROWS } from '#shared/enrollment/members/import/file-messages';
import type { ReadingFacts } from '#shared/persons/import/cell-readers';
import {
  ENROLLMENT_COLUMNS,
  inEnrollment,
  type CellValue,
  type EnrollmentColumn,
} from '#shared/persons/import/file-columns';
import type { FoundColumn } from '#shared/persons/import/file-kind';
import { findColumns } from '#shared/persons/import/find-columns';
import { aboutFile, type ImportProblem } from '#shared/persons/import/import-problem.record';
import type { ImportRow, ImportSheet } from '#shared/persons/import/import-sheet';
import { namesSomebody, problemAt, readCell } from '#shared/persons/import/read-cell';

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
