import type { ColumnMapping, ImportProblem } from '#shared/census/import/import.record';
import type { CensusMemberRequest } from '#shared/census/census.record';
import { masked } from '#shared/census/import/find-columns';
import { FEWEST_FIELDS, FIELD_HEADERS, HEADERLESS_FIELDS } from '#shared/census/import/import-fields';
import { takeNameApart } from '#shared/census/import/full-name';
import { EXPECTED, invalidAtRow, nameTakenApart, tooFewFields } from '#shared/census/import/import-messages';
import { cellText, isBlank, isBroken, type ImportCell, type ImportRow } from '#shared/census/import/import-sheet';
import {
  plainText,
  READERS,
  REQUIRED_EXPECTED,
  type PersonField,
  type ReadingFacts,
} from '#shared/census/import/read-fields';

/** The person in a row, as far as it could be read. */
export type PersonDraft = Partial<Omit<CensusMemberRequest, 'Id' | 'EmployeeNumber' | 'Version'>>;

export interface ReadRow {
  row: number;
  /** In which the person stands: some of the file's, where a row holds a family. */
  columns: readonly ColumnMapping[];
  draft: PersonDraft;
  /** What stands in the number column. */
  number: string;
  /** What stands in the column of coverage tiers. */
  tier: string;
  errors: ImportProblem[];
  warnings: ImportProblem[];
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
  for (const column of facts.columns) {
    const cell = cells[column.Column] ?? null;
    if (column.Field === 'EmployeeNumber') {
      result.number = plainText(cell);
    } else if (column.Field === 'CoverageTier') {
      result.tier = plainText(cell);
    } else if (column.Field === 'FullName') {
      readFullName(result, column, cell, facts);
    } else if (column.Field) {
      readField(result, { ...column, Field: column.Field }, cell, facts);
    }
  }
  return result;
}

function readField(
  result: ReadRow,
  column: ColumnMapping & { Field: PersonField },
  cell: ImportCell,
  facts: RowFacts,
): void {
  const { row, draft, errors, warnings } = result;
  const about = problemAt(row, column);
  if (isBroken(cell)) {
    errors.push(about(cell, cell.broken.startsWith('#') ? EXPECTED.formulaError : EXPECTED.formula));
    return;
  }
  if (isBlank(cell)) {
    const expected = REQUIRED_EXPECTED[column.Field];
    if (expected) {
      errors.push(about(cell, expected));
    }
    return;
  }
  const reading = READERS[column.Field](cell, facts);
  if ('expected' in reading) {
    errors.push(about(cell, reading.expected));
    return;
  }
  Object.assign(draft, { [column.Field]: reading.value });
  if (reading.remark) {
    warnings.push({ ...about(cell, ''), Message: reading.remark });
  }
}

/** The parts of a name that stands in one cell. What has a column of its own is read from there. */
function readFullName(
  { row, draft, errors, warnings }: ReadRow,
  column: ColumnMapping,
  cell: ImportCell,
  facts: RowFacts,
): void {
  const about = problemAt(row, column);
  const parts = typeof cell === 'string' ? takeNameApart(plainText(cell)) : null;
  if (!parts) {
    errors.push(about(cell, EXPECTED.fullName));
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
    const reading = READERS[field](text, facts);
    if ('expected' in reading) {
      errors.push(about(cell, reading.expected));
    } else if (reading.value) {
      draft[field] = reading.value;
    }
  }
  if (MiddleInitial && facts.columns.every(({ Field }) => Field !== 'MiddleInitial')) {
    draft.MiddleInitial = MiddleInitial;
  }
  if (isGuess) {
    warnings.push({ ...about(cell, ''), Message: nameTakenApart(FirstName, LastName) });
  }
}

export const columnName = ({ Header, Field }: Pick<ColumnMapping, 'Header' | 'Field'>): string =>
  Header || (Field ? FIELD_HEADERS[Field] : '');

const problemAt =
  (row: number, column: ColumnMapping) =>
  (cell: ImportCell, expected: string): ImportProblem => ({
    Row: row,
    Column: columnName(column),
    Found: masked(cellText(cell), column.Field),
    Message: invalidAtRow(row, expected),
  });

const foundInRow = (cells: readonly ImportCell[]): string =>
  cells.map((cell) => masked(cellText(cell), null)).join(', ');
