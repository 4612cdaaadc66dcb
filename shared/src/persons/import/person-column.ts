import type { CellReader } from '#shared/persons/import/cell-readers';

/** The two kinds of spreadsheet that contain people. */
export type FileUse = 'census' | 'enrollment';

/** How one of them uses a column. */
export interface ColumnUse {
  /** The header, if it differs from the other kind of file. */
  header?: string;
  /** The values the column may contain, for the import's help. */
  holds: string;
  /** The message for a cell that cannot be read; text always can. */
  expected?: string;
  /** How a filled cell is read, if it differs from the other kind of file. */
  read?: CellReader;
  /** Without this column the file cannot be read. */
  isNeeded?: boolean;
  /** A blank cell is rejected. */
  isFilled?: boolean;
}

export interface CensusUse extends ColumnUse {
  /** The template's hint below the header. A column without a hint is only read; the template has another one for it. */
  hint?: string;
  /** The format of its cells in the template; text keeps leading zeros. */
  format?: 'text' | 'day';
}

/** A column in spreadsheets of people: the headers it is recognized by, how it is read and explained, and its header in our own files. */
export interface PersonColumn {
  header: string;
  /** Other headers used in files, normalized by plainHeader and separated by |. The help shows the first ones. */
  names: string;
  /** How a filled cell is read. Columns without it only have a meaning together with other rows or columns. */
  read?: CellReader;
  census?: CensusUse;
  enrollment?: ColumnUse;
}

export const columns = <const Columns extends Readonly<Record<string, PersonColumn>>>(declared: Columns): Columns =>
  declared;

/** "Gender\n(M or F) *" and "gender" are the same header; so are "FirstName", "first_name" and "First Name". */
export function plainHeader(header: string): string {
  return header
    .slice(0, 300)
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(/\b(required|optional)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
