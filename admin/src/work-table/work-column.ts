import type { ReactElement, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

/** A column of a WorkTable, or a line of its cards on a phone. */
export interface WorkColumn<Row> {
  /** The sort field; identifies the column. */
  source: string;
  label: string;
  render(row: Row): ReactNode;
  /** Minimum width in rem; columns share the remaining width in this proportion. Default 7. */
  width?: number;
  isSortable?: boolean;
  /** For numbers. */
  isRight?: boolean;
  /** The default, until the user chooses otherwise. */
  isHiddenAtFirst?: boolean;
}

export interface WorkActions<Row> {
  render(row: Row): ReactNode;
  /** Width of stacked buttons, in rem. */
  width: number;
  /** Width of buttons side by side, on wide screens. */
  wideWidth?: number;
}

export interface WorkSelection<Row> {
  /** The actions for the selected rows: a SelectionBar. */
  bar: ReactNode;
  isSelectable?(row: Row): boolean;
}

export interface WorkTableProps<Row extends RaRecord> {
  label: string;
  /** The preference key of hidden columns and widths. */
  storeKey: string;
  /** Names a row for screen readers. */
  nameOf(row: Row): string;
  /** The first one names the row and is always visible. */
  columns: readonly WorkColumn<Row>[];
  /** A row's buttons, right beside its name: never scrolled out of sight. */
  actions?: WorkActions<Row>;
  selection?: WorkSelection<Row>;
  /** A click anywhere on a row; by keyboard, its first column must do the same. */
  onRowClick?(row: Row): void;
  /** Shown instead of rows. */
  empty: ReactElement;
}
