import { type ColumnName, masked } from '#shared/persons/import/file-columns';
import type { FileKind, FoundColumn, HeaderMeaning } from '#shared/persons/import/file-kind';
import { cellText, isBlank, type ImportCell, type ImportRow } from '#shared/persons/import/import-sheet';

/** Title rows above the header are rarely more than this. */
const ROWS_SEARCHED = 30;
/** Fewer known headers in a row are a coincidence. */
const FEWEST_KNOWN_HEADERS = 3;
const VALUES_LOOKED_AT = 50;
const SAMPLES = 3;
const HINT = /required|optional|mm\/dd|m\/d\/y|example|e\.g\.|choose|select|enter |format|drop.?down|yyyy/i;

export interface FoundColumns<Name extends ColumnName> {
  /** As the spreadsheet shows it, 0 where there is none. */
  headerRow: number;
  mapping: FoundColumn<Name>[];
  /** The rows below the header, without hint rows and repeated headers. */
  dataRows: ImportRow[];
}

type Corrections<Name extends ColumnName> = readonly Pick<FoundColumn<Name>, 'Column' | 'Field'>[];

interface Given<Name extends ColumnName> {
  /** The first row has headers, also where none of them is known. */
  hasHeader?: boolean;
  /** The mapping as a person corrected it; it replaces the guess, column by column. */
  mapping?: Corrections<Name>;
}

/**
 * Finds the header row and guesses what each column holds.
 *
 * A title above the header, a second header row (hidden column names, for instance), rows of hints below it and a header
 * that is repeated further down are passed over. Without any header the columns are those of a pasted text, in order.
 */
export function findColumns<Name extends ColumnName>(
  rows: readonly ImportRow[],
  kind: FileKind<Name>,
  { hasHeader = false, mapping: given = [] }: Given<Name> = {},
): FoundColumns<Name> {
  const header = findHeader(rows, kind) ?? (hasHeader ? unknownHeader(rows, kind) : null);
  const body = rows.filter(
    ({ row, cells }) => row > (header?.row ?? 0) && knownHeaders(cells, kind) < FEWEST_KNOWN_HEADERS,
  );
  const meanings = header
    ? kind.meanings(header.cells.map((cell) => cellText(cell)))
    : kind.withoutHeader.map((meaning) => ({ meaning, person: null }));
  const fields = chooseFields(meanings, body, { kind, given });
  const dataRows = header && kind.hasHints ? withoutHints(body, fields) : body;
  const mapping = fields.map((Field, Column) => ({
    Column,
    Header: cellText(header?.cells[Column]).replaceAll(/\s+/g, ' '),
    Field,
    ...(meanings[Column]?.person ? { Person: meanings[Column].person } : {}),
    Samples: samplesOf(dataRows, Column, Field),
  }));
  return { headerRow: header?.row ?? 0, mapping, dataRows };
}

/** How many different columns the cells of this row name. */
function knownHeaders<Name extends ColumnName>(cells: readonly ImportCell[], kind: FileKind<Name>): number {
  const headers = cells.map((cell) => (typeof cell === 'string' ? cell : ''));
  const known = kind.meanings(headers).filter(({ meaning }) => meaning !== null && meaning !== 'seeValues');
  return new Set(known.map(({ person, meaning }) => `${person ?? ''} ${meaning}`)).size;
}

/** How a workbook's sheet of people is told from its other sheets. */
export const hasHeaderRow = <Name extends ColumnName>(rows: readonly ImportRow[], kind: FileKind<Name>): boolean =>
  findHeader(rows, kind) !== null;

function findHeader<Name extends ColumnName>(rows: readonly ImportRow[], kind: FileKind<Name>): ImportRow | null {
  let best: ImportRow | null = null;
  let most = FEWEST_KNOWN_HEADERS - 1;
  for (const candidate of rows.slice(0, ROWS_SEARCHED)) {
    const known = knownHeaders(candidate.cells, kind);
    // Of two header rows in a row the lower one is the one that people see: the upper is often hidden.
    if (known > most || (known === most && candidate.row === (best?.row ?? NaN) + 1)) {
      [best, most] = [candidate, known];
    }
  }
  return best;
}

const unknownHeader = <Name extends ColumnName>(rows: readonly ImportRow[], kind: FileKind<Name>): ImportRow | null =>
  rows[0] && !kind.isData?.(rows[0].cells) ? rows[0] : null;

function chooseFields<Name extends ColumnName>(
  meanings: readonly HeaderMeaning<Name>[],
  rows: readonly ImportRow[],
  { kind, given }: { kind: FileKind<Name>; given: Corrections<Name> },
): (Name | null)[] {
  const corrections = new Map(given.map(({ Column, Field }) => [Column, Field]));
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), meanings.length);
  const columns = Array.from({ length: width }, (_, column) => column);
  const taken = new Set<string>();
  const keyOf = (field: Name, column: number) => `${meanings[column]?.person ?? ''} ${field}`;
  /** The first column of a meaning gets it; a second "Phone" is left out. */
  const claim = (field: Name | null, column: number): Name | null => {
    if (field === null || taken.has(keyOf(field, column))) {
      return null;
    }
    taken.add(keyOf(field, column));
    return field;
  };
  for (const [column, field] of corrections) {
    claim(field, column);
  }
  const chosen = columns.map((column): Name | null => {
    if (corrections.has(column)) {
      return corrections.get(column) ?? null;
    }
    const meaning = meanings[column]?.meaning ?? null;
    return meaning === 'seeValues' ? null : claim(meaning, column);
  });
  return chosen.map((field, column) => {
    if (corrections.has(column) || !kind.settled) {
      return field;
    }
    const settled = kind.settled({
      meaning: meanings[column]?.meaning ?? null,
      field,
      values: () => valuesOf(rows, column),
      has: (other) => taken.has(keyOf(other, column)),
    });
    return settled === field ? field : claim(settled, column);
  });
}

const valuesOf = (rows: readonly ImportRow[], column: number): string[] =>
  rows
    .map(({ cells }) => cellText(cells[column]))
    .filter(Boolean)
    .slice(0, VALUES_LOOKED_AT);

/** Rows directly below the header that explain it: "MM/DD/YYYY", "M or F", "Required". */
function withoutHints(rows: readonly ImportRow[], fields: readonly (ColumnName | null)[]): ImportRow[] {
  const birthDate = fields.indexOf('DateOfBirth');
  const firstData = rows.findIndex(({ cells }) => !isHintRow(cells, cells[birthDate]));
  return firstData < 0 ? [] : rows.slice(firstData);
}

const isHintRow = (cells: readonly ImportCell[], birthDate: ImportCell | undefined): boolean =>
  !/\d/.test(cellText(birthDate)) &&
  cells.some((cell) => typeof cell === 'string' && HINT.test(cell) && !cell.includes('@'));

function samplesOf(rows: readonly ImportRow[], column: number, field: ColumnName | null): string[] {
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
