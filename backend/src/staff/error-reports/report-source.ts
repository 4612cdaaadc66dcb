import type { ErrorReportName } from '#shared/error-reports/error-reports';
import type { Fields } from '#shared/records/field';
import type { FilterChecks } from '../../platform/http/list-filter.ts';
import type { CsvColumns } from '../../platform/http/csv-answer.ts';

/** A piece of SQL with what its question marks stand for. */
export interface Condition {
  sql: string;
  values: readonly unknown[];
}

/**
 * What an error report reads: everything in which one report differs from another. All SQL is written here, by hand; what
 * callers send becomes values only.
 */
export interface ReportSource<Row extends object> {
  report: ErrorReportName;
  /** What its rows are called in Content-Range. */
  rows: string;
  /** The table whose rows are reported; it is `e` in the expressions below. */
  table: string;
  /** The tables beside it, one row each, for columns and orders: by their names there, each behind those that it is joined to. */
  joins: Readonly<Record<string, string>>;
  /** Instant of e by which days are asked for; the order in which files are written. */
  at: string;
  /** Name of a row in `filter.id`. */
  rowId: string;
  /** A condition on e with the number of a quote for its question mark. */
  ofQuote: string;
  /** Days until today that are shown unless others are asked for. */
  days: number;
  /** The first one counts where no other is asked for; by wire name. */
  orders: Readonly<Record<string, string>>;
  /** Orders in which no two rows are alike, so that the index of one is followed as it is. */
  uniqueOrders?: readonly string[];
  /**
   * Conditions on e with a pattern in small letters for their question mark, beside that on the message. What is written in
   * another table is looked for there, once, and not again for each row.
   */
  searched: readonly string[];
  /** Filters that only this report has. */
  filters: FilterChecks<string>;
  /** What is always so about its rows, with regard to its own filters. */
  narrowed(filter: Readonly<Record<string, unknown>>): Condition;
  /** The record of a row, and where each of its fields comes from. */
  fields: Fields;
  columns: Readonly<Record<keyof Row & string, string>>;
  csvColumns: CsvColumns<Row>;
}

/** For those without filters of their own. */
export const always = (sql: string) => ({ filters: {}, narrowed: (): Condition => ({ sql, values: [] }) });

/** This text of the reported table itself. */
export const inText = (text: string): string => `LOWER(${text}) LIKE ? ESCAPE '!'`;

/** A text of the groups, where `groupId` is one. */
export const inGroup = (groupId: string, text: 'name' | 'groupEnterpriseId'): string =>
  `${groupId} IN (SELECT named.id FROM \`groups\` named WHERE ${inText(`named.${text}`)})`;
