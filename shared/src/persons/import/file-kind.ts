import type { ColumnName } from '#shared/persons/import/file-columns';
import type { ImportCell } from '#shared/persons/import/import-sheet';
import type { FileUse } from '#shared/persons/import/person-column';

/** What a header means: a column, or several that only the values below it can tell apart; and which person of a family it describes. */
export interface HeaderMeaning<Name extends ColumnName> {
  meaning: Name | 'seeValues' | null;
  person: string | null;
}

/** A column found in a file. */
export interface FoundColumn<Name extends ColumnName = ColumnName> {
  /** 0 = first column of the file. */
  Column: number;
  /** '' if there is none. */
  Header: string;
  /** null = the column is not imported. */
  Field: Name | null;
  /** The person of a family it describes; omitted for the row's own person. */
  Person?: string;
  Samples: string[];
}

/** What the headers say about a column, and the values below it. */
interface OpenColumn<Name extends ColumnName> {
  meaning: HeaderMeaning<Name>['meaning'];
  field: Name | null;
  values: () => string[];
  /** Another column of the same person has this meaning. */
  has: (field: Name) => boolean;
}

/** How reading differs between the two kinds of file. */
export interface FileKind<Name extends ColumnName> {
  use: FileUse;
  /** The meaning of each header of a row. */
  meanings: (headers: readonly string[]) => HeaderMeaning<Name>[];
  /** The meaning of a column given its values, if the header alone is ambiguous. */
  settled?: (column: OpenColumn<Name>) => Name | null;
  /** The columns of text without a header, in order. */
  withoutHeader: readonly Name[];
  /** True for a data row in that order, as opposed to a header with unknown names. */
  isData?: (cells: readonly ImportCell[]) => boolean;
  /** Rows below the header explain it: "MM/DD/YYYY", "M or F", "Required". */
  hasHints: boolean;
  /** A row with all of these blank is padding, in which drop-downs or numbers were prefilled. */
  naming: readonly Name[];
  /** The message for a cell whose formula has no result, or fails. */
  brokenCell: (broken: string) => string;
  /** The message about a cell. */
  message: (row: number, expected: string) => string;
  /** The display name of a column. */
  columnName: (column: FoundColumn<Name>) => string;
}
