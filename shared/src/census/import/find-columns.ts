import type { ColumnMapping } from '#shared/census/import/import.record';
import type { ImportField } from '#shared/census/import/import-fields';
import { familyColumns } from '#shared/census/import/family-columns';
import { headerMeaning, type HeaderMeaning } from '#shared/census/import/header-aliases';
import { HEADERLESS_FIELDS } from '#shared/census/import/import-fields';
import { cellText, isBlank, type ImportCell, type ImportRow } from '#shared/census/import/import-sheet';
import { isCoverageWord, parseCoverage, parseRelationship } from '#shared/census/import/import-values';
import { areTiers } from '#shared/census/import/tier-words';
import { maskSsn } from '#shared/formats/ssn';

/** Title rows above the header are rarely more than this. */
const ROWS_SEARCHED = 30;
/** Fewer known headers in a row are a coincidence. */
const FEWEST_KNOWN_HEADERS = 3;
const VALUES_LOOKED_AT = 50;
const SAMPLES = 3;
const HINT = /required|optional|mm\/dd|m\/d\/y|example|e\.g\.|choose|select|enter |format|drop.?down|yyyy/i;

export interface FoundColumns {
  /** As the spreadsheet shows it, 0 where there is none. */
  headerRow: number;
  mapping: ColumnMapping[];
  /** The rows below the header, without hint rows and repeated headers. */
  dataRows: ImportRow[];
}

/**
 * Finds the header row and guesses what each column holds.
 *
 * A title above the header, a second header row (hidden column names, for instance), rows of hints below it and a header
 * that is repeated further down are passed over. Without any header the columns are those of a pasted census, in order.
 *
 * @param given the mapping as a person corrected it; it replaces the guess, column by column
 */
export function findColumns(
  rows: readonly ImportRow[],
  hasHeader: boolean,
  given: readonly Pick<ColumnMapping, 'Column' | 'Field'>[] = [],
): FoundColumns {
  const header = findHeader(rows, hasHeader);
  const body = rows.filter(({ row, cells }) => row > (header?.row ?? 0) && knownHeaders(cells) < FEWEST_KNOWN_HEADERS);
  const headers = header?.cells.map((cell) => cellText(cell)) ?? [];
  const family = familyColumns(headers);
  const meanings = family?.map(({ meaning }) => meaning) ?? headers.map(headerMeaning);
  const people = family?.map(({ person }) => person) ?? [];
  const fields = chooseFields({ meanings: header ? meanings : [...HEADERLESS_FIELDS], people }, body, given);
  const dataRows = header ? withoutHints(body, fields) : body;
  const mapping = fields.map((Field, Column) => ({
    Column,
    Header: cellText(header?.cells[Column]).replaceAll(/\s+/g, ' '),
    Field,
    ...(people[Column] ? { Person: people[Column] } : {}),
    Samples: samplesOf(dataRows, Column, Field),
  }));
  return { headerRow: header?.row ?? 0, mapping, dataRows };
}

/** How many different fields the cells of this row name. Also how a workbook's census sheet is told from its other sheets. */
export function knownHeaders(cells: readonly ImportCell[]): number {
  const headers = cells.map((cell) => (typeof cell === 'string' ? cell : ''));
  const columns = familyColumns(headers) ?? headers.map((header) => ({ person: null, meaning: headerMeaning(header) }));
  const known = columns.filter(({ meaning }) => meaning !== null && meaning !== 'seeValues');
  return new Set(known.map(({ person, meaning }) => `${person ?? ''} ${meaning}`)).size;
}

export const hasHeaderRow = (rows: readonly ImportRow[]): boolean =>
  rows.slice(0, ROWS_SEARCHED).some(({ cells }) => knownHeaders(cells) >= FEWEST_KNOWN_HEADERS);

function findHeader(rows: readonly ImportRow[], hasHeader: boolean): ImportRow | null {
  const [first] = rows;
  let best: ImportRow | null = null;
  let most = FEWEST_KNOWN_HEADERS - 1;
  for (const candidate of rows.slice(0, ROWS_SEARCHED)) {
    const known = knownHeaders(candidate.cells);
    // Of two header rows in a row the lower one is the one that people see: the upper is often hidden.
    if (known > most || (known === most && candidate.row === (best?.row ?? NaN) + 1)) {
      [best, most] = [candidate, known];
    }
  }
  if (best || !first) {
    return best;
  }
  return hasHeader && !isHeaderlessRow(first) ? first : null;
}

/** True of a row in the order of a pasted census: its fourth column is a relationship, its sixth a medical status. */
function isHeaderlessRow({ cells }: ImportRow): boolean {
  const [relationship, status] = [
    HEADERLESS_FIELDS.indexOf('RelationshipToSubscriber'),
    HEADERLESS_FIELDS.indexOf('MedicalStatus'),
  ];
  return parseRelationship(cellText(cells[relationship])) !== null && parseCoverage(cellText(cells[status])) !== null;
}

function chooseFields(
  { meanings, people }: { meanings: readonly HeaderMeaning[]; people: readonly (string | null)[] },
  rows: readonly ImportRow[],
  given: readonly Pick<ColumnMapping, 'Column' | 'Field'>[],
): (ImportField | null)[] {
  const corrections = new Map(given.map(({ Column, Field }) => [Column, Field]));
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), meanings.length);
  const columns = Array.from({ length: width }, (_, column) => column);
  const taken = new Set<string>();
  const keyOf = (field: ImportField, column: number) => `${people[column] ?? ''} ${field}`;
  /** The first column of a meaning gets it; a second "Phone" is left out. */
  const claim = (field: ImportField | null, column: number): ImportField | null => {
    if (field === null || taken.has(keyOf(field, column))) {
      return null;
    }
    taken.add(keyOf(field, column));
    return field;
  };
  for (const [column, field] of corrections) {
    claim(field, column);
  }
  const chosen = columns.map((column): ImportField | null => {
    if (corrections.has(column)) {
      return corrections.get(column) ?? null;
    }
    const meaning = meanings[column] ?? null;
    return meaning === 'seeValues' ? null : claim(meaning, column);
  });
  const has = (field: ImportField, column: number) => taken.has(keyOf(field, column));
  return chosen.map((field, column) => {
    if (corrections.has(column)) {
      return field;
    }
    if (meanings[column] === 'seeValues') {
      return claim(fieldOfValues(rows, column, has('RelationshipToSubscriber', column)), column);
    }
    // "Medical" stands above EE, ES and FAM as often as above enroll and waive.
    if (field === 'MedicalStatus' && areTiers(valuesOf(rows, column), () => false)) {
      return claim('CoverageTier', column);
    }
    // Beside both names a whole one tells nothing more, and is often somebody else's: the employee's, in a dependent's row.
    return field === 'FullName' && has('FirstName', column) && has('LastName', column) ? null : field;
  });
}

function fieldOfValues(rows: readonly ImportRow[], column: number, hasRelationship: boolean): ImportField | null {
  const values = valuesOf(rows, column);
  const isRelationship = (value: string) => /\D/.test(value) && parseRelationship(value) !== null;
  if (areTiers(values, hasRelationship ? () => false : isRelationship)) {
    return 'CoverageTier';
  }
  if (mostly(values, isRelationship)) {
    return 'RelationshipToSubscriber';
  }
  if (mostly(values, isCoverageWord)) {
    return 'MedicalStatus';
  }
  return mostly(values, (value) => /^\d+$/.test(value)) ? 'EmployeeNumber' : null;
}

const valuesOf = (rows: readonly ImportRow[], column: number): string[] =>
  rows
    .map(({ cells }) => cellText(cells[column]))
    .filter(Boolean)
    .slice(0, VALUES_LOOKED_AT);

const mostly = (values: readonly string[], test: (value: string) => boolean): boolean =>
  values.length > 0 && values.filter(test).length * 2 > values.length;

/** Rows directly below the header that explain it: "MM/DD/YYYY", "M or F", "Required". */
function withoutHints(rows: readonly ImportRow[], fields: readonly (ImportField | null)[]): ImportRow[] {
  const birthDate = fields.indexOf('DateOfBirth');
  const firstData = rows.findIndex(({ cells }) => !isHintRow(cells, cells[birthDate]));
  return firstData < 0 ? [] : rows.slice(firstData);
}

const isHintRow = (cells: readonly ImportCell[], birthDate: ImportCell | undefined): boolean =>
  !/\d/.test(cellText(birthDate)) &&
  cells.some((cell) => typeof cell === 'string' && HINT.test(cell) && !cell.includes('@'));

function samplesOf(rows: readonly ImportRow[], column: number, field: ImportField | null): string[] {
  const samples: string[] = [];
  for (const { cells } of rows) {
    if (samples.length === SAMPLES) {
      break;
    }
    const cell = cells[column];
    if (!isBlank(cell)) {
      samples.push(masked(cellText(cell), field));
    }
  }
  return samples;
}

/** What may be shown of a value: of an SSN, and of anything that looks like one, the last four digits. */
export const masked = (text: string, field: ImportField | null): string => {
  const shown = text.slice(0, LONGEST_SHOWN);
  const digits = text.replaceAll(/\D/g, '');
  if (field === 'SSN') {
    return digits.length >= 4 ? maskSsn(digits) : '***';
  }
  return /^\d{3}-?\d{2}-?\d{4}$/.test(text) && field !== 'HomePostalCode' ? maskSsn(digits) : shown;
};

const LONGEST_SHOWN = 60;
