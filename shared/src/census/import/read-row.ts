import type { CensusMemberRequest } from '#shared/census/census.record';
import { CENSUS_FILE } from '#shared/census/import/census-file';
import { FEWEST_FIELDS, HEADERLESS_FIELDS, nameTakenApart, tooFewFields } from '#shared/census/import/import-fields';
import { takeNameApart } from '#shared/census/import/full-name';
import type { ColumnMapping } from '#shared/census/import/import.record';
import { nameCell, type ReadingFacts } from '#shared/persons/import/cell-readers';
import { expectedIn, masked } from '#shared/persons/import/file-columns';
import { cellText, digitsText, plainText, type ImportCell, type ImportRow } from '#shared/persons/import/import-sheet';
import { problemAt, readCell, type RowReading } from '#shared/persons/import/read-cell';

/** The person in a row, as far as it could be read. */
export type PersonDraft = Partial<Omit<CensusMemberRequest, 'Id' | 'EmployeeNumber' | 'Version'>>;

export interface ReadRow extends Pick<RowReading, 'row' | 'errors' | 'warnings'> {
  /** In which the person stands: some of the file's, where a row holds a family. */
  columns: readonly ColumnMapping[];
  draft: PersonDraft;
  /** What stands in the number column. */
  number: string;
  /** What stands in the column of coverage tiers. */
  tier: string;
}

export interface RowFacts extends ReadingFacts {
  columns: readonly ColumnMapping[];
  /** A row of a text with fewer fields cannot be trusted at all; 0 for spreadsheets. */
  fewestFields: number;
}

/** How many fields a row of a text must have. Source: spec 000 section 5; spec 002 section 5, "Census import text". */
export const fewestFields = (headerRow: number, columns: readonly ColumnMapping[]): number =>
  headerRow === 0 ? HEADERLESS_FIELDS.length : Math.min(FEWEST_FIELDS, columns.length);

/** Reads one row. Every field that is missing or invalid is named with what was found and what is expected. */
export function readRow({ row, cells }: ImportRow, facts: RowFacts): ReadRow {
  const result: ReadRow = { row, columns: facts.columns, draft: {}, number: '', tier: '', errors: [], warnings: [] };
  if (cells.length < facts.fewestFields) {
    const Message = tooFewFields(row, cells.length, facts.fewestFields);
    result.errors.push({ Row: row, Column: '', Found: foundInRow(cells), Message });
    return result;
  }
  const own: RowReading = { row, values: result.draft, errors: result.errors, warnings: result.warnings };
  for (const column of facts.columns) {
    const cell = cells[column.Column] ?? null;
    const { Field } = column;
    if (Field === 'EmployeeNumber') {
      result.number = digitsText(cell);
    } else if (Field === 'CoverageTier') {
      result.tier = plainText(cell);
    } else if (Field === 'FullName') {
      readFullName(result, column, cell, facts);
    } else if (Field) {
      readCell(own, { ...column, Field }, cell, { ...facts, kind: CENSUS_FILE });
    }
  }
  return result;
}

/** The parts of a name that stands in one cell. What has a column of its own is read from there. */
function readFullName(
  { row, draft, errors, warnings }: ReadRow,
  column: ColumnMapping,
  cell: ImportCell,
  facts: RowFacts,
): void {
  const about = (expected: string) => problemAt(CENSUS_FILE, row, column, { found: cellText(cell), expected });
  const parts = typeof cell === 'string' ? takeNameApart(plainText(cell)) : null;
  if (!parts) {
    errors.push(about(expectedIn('FullName', 'census')));
    return;
  }
  const { FirstName, MiddleInitial, LastName, isGuess } = parts;
  for (const [field, text] of [
    ['FirstName', FirstName],
    ['LastName', LastName],
  ] as const) {
    if (facts.columns.some(({ Field }) => Field === field)) {
      continue;
    }
    const reading = nameCell(text, expectedIn(field, 'census'), facts);
    if ('expected' in reading) {
      errors.push(about(reading.expected));
    } else {
      draft[field] = reading.value;
    }
  }
  if (MiddleInitial && facts.columns.every(({ Field }) => Field !== 'MiddleInitial')) {
    draft.MiddleInitial = MiddleInitial;
  }
  if (isGuess) {
    warnings.push({ ...about(''), Message: nameTakenApart(FirstName, LastName) });
  }
}

const foundInRow = (cells: readonly ImportCell[]): string =>
  cells.map((cell) => masked(cellText(cell), null)).join(', ');
