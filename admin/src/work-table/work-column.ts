import type { ReactElement, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

/** A column of a WorkTable, and a line of its cards on a phone. */
export interface WorkColumn<Row> {
  /** The field that is sorted by; identifies the column. */
  source: string;
  label: string;
  render(row: Row): ReactNode;
  /** At least, in rem; columns share what is left in this proportion. 7 by default. */
  width?: number;
  isSortable?: boolean;
  /** Numbers. */
  isRight?: boolean;
  /** Until the user chooses otherwise. */
  isHiddenAtFirst?: boolean;
}

export interface WorkActions<Row> {
  render(row: Row): ReactNode;
  /** Of buttons one below the other, in rem. */
  width: number;
  /** Of buttons side by side, on wide screens. */
  wideWidth?: number;
}

export interface WorkSelection<Row> {
  /** What can be done with the selected rows: a SelectionBar. */
  bar: ReactNode;
  isSelectable?(row: Row): boolean;
}

export interface WorkTableProps<Row extends RaRecord> {
  label: string;
  /** Under which hidden columns and widths are kept with the user. */
  storeKey: string;
  /** Names a row for screen readers. */
  nameOf(row: Row): string;
  /** The first one names the row and is always shown. */
  columns: readonly WorkColumn<Row>[];
  /** The buttons of a row, right beside its name: they are never scrolled out of sight. */
  actions?: WorkActions<Row>;
  selection?: WorkSelection<Row>;
  /** A click anywhere on a row; by keyboard its first column must lead to the same place. */
  onRowClick?(row: Row): void;
  /** In place of rows. */
  empty: ReactElement;
}
