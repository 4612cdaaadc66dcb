import type { ComponentType, ReactElement } from 'react';
import type { RaRecord } from 'react-admin';
import type { ReportSource } from './report-sources.ts';
import type { WorkColumn } from '../work-table/work-column.ts';

/** Staff send rows to the other system again, or note that they were dealt with there. */
export interface ReportRepairs<Row> {
  /** The address that resubmits a row. null = there is nothing to resubmit with. */
  resubmit: ((row: Row) => string) | null;
  /** "installed": what a row is that the other system has taken. */
  accepted: string;
  /** Where not every row can be. */
  canResubmit?: (row: Row) => boolean;
  /** null = nothing can be dealt with elsewhere. */
  resolve: ResolveRepair<Row> | null;
}

export interface ResolveRepair<Row> {
  /** The address that marks a row. */
  address: (row: Row) => string;
  /** "Mark installed". */
  label: string;
  /** "marked installed": for runs. */
  done: string;
  /** What marking means. */
  hint: string;
}

/** One error report: everything in which it differs from the others. The screen is made from it. */
export interface ErrorReport<Row extends RaRecord> extends ReportSource {
  tab: string;
  subtitle: string;
  /** The address of its file. */
  csv: string;
  /** What can be searched. */
  searched: string;
  /** Beside days and search. */
  filters?: readonly ReactElement[];
  sort: { field: string; order: 'ASC' | 'DESC' };
  /** What a row is about: the first column, the title of a card. */
  heading: WorkColumn<Row>;
  columns: readonly WorkColumn<Row>[];
  /** Whom it is about, for notices and for screen readers. */
  nameOf: (row: Row) => string;
  /** "group", "groups". */
  subject: readonly [one: string, many: string];
  /** null = its own buttons do everything. */
  repairs: ReportRepairs<Row> | null;
  /** Buttons of a row behind those of the repairs. */
  Actions?: ComponentType<{ row: Row }>;
  /** Nothing is left: for whom there is nothing to do. */
  emptyText: string;
}

/** "Marked Acme installed." */
export const marked = (name: string, { label }: Pick<ResolveRepair<never>, 'label'>): string =>
  `${label.replace('Mark', `Marked ${name}`)}.`;
