import type { Gender, Relationship } from '#shared/census/census-codes';
import { masked } from '#shared/census/import/find-columns';
import {
  cellText,
  isBlank,
  isBroken,
  type ImportCell,
  type ImportRow,
  type ImportSheet,
} from '#shared/census/import/import-sheet';
import type { ImportProblem } from '#shared/census/import/import.record';
import type { IsoDate } from '#shared/dates/iso-date';
import { fileColumnOf, KEY_COLUMNS, type FileColumn } from '#shared/enrollment/members/import/file-columns';
import { EXPECTED_IN_FILE, missingColumns, NO_DATA_ROWS } from '#shared/enrollment/members/import/file-messages';
import { FILE_READERS } from '#shared/enrollment/members/import/read-cells';

/** What a row says; a column that the file lacks, or a blank cell, says nothing and leaves what is stored. */
export interface FileValues {
  FirstName?: string;
  MiddleInitial?: string;
  LastName?: string;
  RelationshipToSubscriber?: Relationship;
  DateOfBirth?: IsoDate;
  /** Nine digits, or the mask that the export wrote. */
  SSN?: string;
  Gender?: Gender;
  /** As written: id or name. */
  SegmentClass?: string;
  SubGroup?: string;
  HomeAddressLine1?: string;
  HomeCity?: string;
  HomeZIP?: string;
  PrimaryCareProviderId?: string;
  PCPFirstAndLastName?: string;
  IsExistingPatient?: boolean;
  MedicalPlanName?: string;
  DateOfHire?: IsoDate;
  Phone?: string;
  EmailAddress?: string;
  MailingAddressSameAsSubscriberHome?: boolean;
  MailingAddressLine1?: string;
  MailingCity?: string;
  MailingZIP?: string;
}

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

/** Titles above the header are rarely more than this. */
const ROWS_SEARCHED = 30;
const FEWEST_HEADERS = 3;

type Columns = ReadonlyMap<number, FileColumn>;

/** Reads an enrollment file as far as it can be read by itself: who is meant, and whether plans and ZIPs exist, is asked later. */
export function readEnrollmentFile({ rows, dateSystem }: ImportSheet, today: IsoDate): EnrollmentFile {
  const header = rows.slice(0, ROWS_SEARCHED).find(({ cells }) => columnsOf(cells).size >= FEWEST_HEADERS);
  const columns = columnsOf(header?.cells ?? []);
  const missing = KEY_COLUMNS.filter((column) => ![...columns.values()].includes(column));
  if (missing.length > 0) {
    return { rows: [], errors: [aboutFile(header?.row ?? 0, missingColumns(missing))] };
  }
  const data = rows.filter(({ row, cells }) => row > (header?.row ?? 0) && namesSomebody(cells, columns));
  return data.length === 0
    ? { rows: [], errors: [aboutFile(0, NO_DATA_ROWS)] }
    : { rows: data.map((row) => readRow(row, columns, { today, dateSystem })), errors: [] };
}

export const aboutFile = (Row: number, Message: string): ImportProblem => ({ Row, Column: '', Found: '', Message });

/** The first column of a meaning counts. */
function columnsOf(cells: readonly ImportCell[]): Columns {
  const columns = new Map<number, FileColumn>();
  for (const [place, cell] of cells.entries()) {
    const column = typeof cell === 'string' ? fileColumnOf(cell) : null;
    if (column && ![...columns.values()].includes(column)) {
      columns.set(place, column);
    }
  }
  return columns;
}

/** Padding with drop-downs filled in beforehand is no row. */
const namesSomebody = (cells: readonly ImportCell[], columns: Columns): boolean =>
  [...columns].some(([place, column]) => NAMING.includes(column) && !isBlank(cells[place]));
const NAMING: readonly FileColumn[] = ['FirstName', 'LastName', 'DateOfBirth', 'SSN'];

function readRow(
  { row, cells }: ImportRow,
  columns: Columns,
  facts: { today: IsoDate; dateSystem: 1900 | 1904 },
): FileRow {
  const values: FileValues = {};
  const errors: ImportProblem[] = [];
  for (const [place, column] of columns) {
    const cell = cells[place] ?? null;
    if (isBlank(cell)) {
      continue;
    }
    const reading = isBroken(cell) ? { expected: EXPECTED_IN_FILE.formula } : FILE_READERS[column](cell, facts);
    if ('expected' in reading) {
      errors.push(problemAt(row, column, cellText(cell), reading.expected));
    } else {
      Object.assign(values, { [column]: reading.value });
    }
  }
  return { row, values, errors };
}

/** SSNs, and what looks like one, are masked. */
export const problemAt = (row: number, column: FileColumn, found: string, message: string): ImportProblem => ({
  Row: row,
  Column: column,
  Found: masked(found, column === 'SSN' ? 'SSN' : column.endsWith('ZIP') ? 'HomePostalCode' : null),
  Message: message,
});
