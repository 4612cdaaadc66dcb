import type { ErrorReportName } from '#shared/error-reports/error-reports';
import type { Fields } from '#shared/records/field';
import { type Sql, sql, type Table, table } from '../../../platform/database/sql.ts';
import type { CsvColumns } from '../../../platform/http/csv-answer.ts';
import type { FilterChecks } from '../../../platform/http/list-filter.ts';
import { Group } from '../../../quoting/groups/group.table.ts';

const named = table(Group, 'named');

/** The differences between error reports. All SQL is written by hand here; the caller's input is only used as values. */
export interface ReportSource<Row extends object> {
  report: ErrorReportName;
  /** Name of its rows in Content-Range. */
  rows: string;
  /** The table whose rows are reported, with the alias `e`. */
  table: Table<{ id: number; message: string }>;
  /** The tables joined for columns and orders, one row each: by alias, each after the tables that it depends on. */
  joins: Readonly<Record<string, Sql>>;
  /** Instant of e for the date filter; also the order of files. */
  at: Sql;
  /** Row id for `filter.id`. */
  rowId: Sql;
  /** The condition that a row is of this quote. */
  ofQuote: (quoteId: number) => Sql;
  /** Default period in days until today. */
  days: number;
  /** By API name; the first is the default. */
  orders: Readonly<Record<string, Sql>>;
  /** Orders with unique values, so that their index is used directly. */
  uniqueOrders?: readonly string[];
  /**
   * Conditions on e that a text is like this pattern in small letters, beside that on the message. What is written in another
   * table is looked for there, once, and not again for each row.
   */
  searched: readonly ((pattern: string) => Sql)[];
  /** The report's own filters. */
  filters: FilterChecks<string>;
  /** The report's fixed condition, depending on its own filters. */
  narrowed(filter: Readonly<Record<string, unknown>>): Sql;
  /** The condition on e that staff can resubmit the row; null = no row. */
  resubmittable: Sql | null;
  /** The record of a row, and the source of each field. */
  fields: Fields;
  columns: Readonly<Record<keyof Row & string, Sql>>;
  csvColumns: CsvColumns<Row>;
}

/** For reports without filters of their own. */
export const always = (condition: Sql) => ({ filters: {}, narrowed: (): Sql => condition });

/** A text of the reported table itself. */
export const inText =
  (text: Sql) =>
  (pattern: string): Sql =>
    sql`LOWER(${text}) LIKE ${pattern} ESCAPE '!'`;

/** A text of the group with this `groupId`. */
export const inGroup =
  (groupId: Sql, text: 'name' | 'groupEnterpriseId') =>
  (pattern: string): Sql =>
    sql`${groupId} IN (SELECT ${named.id} FROM ${named} WHERE ${inText(named[text])(pattern)})`;
