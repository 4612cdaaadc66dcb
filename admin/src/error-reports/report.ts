import type { ComponentType, ReactElement } from 'react';
import type { RaRecord } from 'react-admin';
import type { ReportSource } from './report-sources.ts';
import type { WorkColumn } from '../work-table/work-column.ts';

/** Staff resubmit rows to the other system, or record that they were handled there. */
export interface ReportRepairs<Row> {
  /** The path that resubmits a row. null = rows cannot be resubmitted. */
  resubmit: ((row: Row) => string) | null;
  /** "installed": the state of a row that the other system has accepted. */
  accepted: string;
  /** Given when not every row can be resubmitted. */
  canResubmit?: (row: Row) => boolean;
  /** Why this row cannot be resubmitted, shown on its disabled button. Where it is missing, the button is too. */
  resubmitProblem?: (row: Row) => string | null;
  /** Given when not every row can be selected. */
  canSelect?: (row: Row) => boolean;
  /** Which rows are left out when all are resubmitted. */
  skipped?: string;
  /** null = rows cannot be marked as handled elsewhere. */
  resolve: ResolveRepair<Row> | null;
}

export interface ResolveRepair<Row> {
  /** The path that marks a row. null = the row has its own button. */
  address: ((row: Row) => string) | null;
  /** "Mark installed". */
  label: string;
  /** "marked installed": for bulk runs. */
  done: string;
  /** Explains what marking means. */
  hint: string;
}

/** The definition of one error report: everything specific to it. The screen is built from it. */
export interface ErrorReport<Row extends RaRecord> extends ReportSource {
  tab: string;
  subtitle: string;
  /** The path of its CSV file. */
  csv: string;
  /** What the search covers. */
  searched: string;
  /** Filters besides dates and search. */
  filters?: ReactElement;
  sort: { field: string; order: 'ASC' | 'DESC' };
  /** The row's subject: the first column, and the title of a card. */
  heading: WorkColumn<Row>;
  columns: readonly WorkColumn<Row>[];
  /** Names the row's subject, for notifications and screen readers. */
  nameOf: (row: Row) => string;
  /** "group", "groups". */
  subject: readonly [one: string, many: string];
  repairs: ReportRepairs<Row>;
  /** Additional buttons of a row, after the repair buttons. */
  Actions?: ComponentType<{ row: Row }>;
  /** The empty state: who has nothing left to do. */
  emptyText: string;
}

/** "Marked Acme installed." */
export const marked = (name: string, { label }: Pick<ResolveRepair<never>, 'label'>): string =>
  `${label.replace('Mark', `Marked ${name}`)}.`;

/** The preference key of a report's saved searches. */
export const reportKey = ({ name }: Pick<ReportSource, 'name'>): string => `error-report.${name}`;

/** The preference key of a report's hidden columns. */
export const tableKey = (report: Pick<ReportSource, 'name'>): string => `${reportKey(report)}.columns`;
