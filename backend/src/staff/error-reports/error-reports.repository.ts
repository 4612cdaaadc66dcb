import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { toInstant, toStoredInstant } from '../../platform/database/raw-values.ts';
import type { ErrorReportQuery } from './error-report-query.ts';
import { type Condition, inText, type ReportSource } from './report-source.ts';

/** Where a file goes on: behind this instant and row. */
export interface ReportPlace {
  placedAt: Date | string;
  placedId: number;
}

/** A row by its wire names, as the database has it. */
export type SelectedRow = ReportPlace & Readonly<Record<string, unknown>>;

/** What waits, and since when the oldest does. */
export interface OpenErrors {
  count: number;
  oldest: Date | null;
}

interface Picked {
  order: string;
  /** No two rows are alike in it. */
  isUnique?: boolean;
  direction: 'ASC' | 'DESC';
  where: Condition;
  /** Of the question, behind the values of the condition. */
  limit: Condition;
}

/** What waits for a person in the error reports, as plain rows. For internal staff alone, who see everything. */
@Injectable()
export class ErrorReportsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** One page. Its place is found in an index of the table alone where the order allows it. */
  listPage<Row extends object>(
    source: ReportSource<Row>,
    query: ErrorReportQuery,
    { first, count }: { first: number; count: number },
  ): Promise<SelectedRow[]> {
    const order = source.orders[query.order]!;
    const isUnique = source.uniqueOrders?.includes(query.order) ?? false;
    const limit = { sql: 'LIMIT ? OFFSET ?', values: [count, first] };
    return this.pick(source, { order, isUnique, direction: query.direction, where: whereOf(source, query), limit });
  }

  /** The next ones, newest first: a file is written in the same small steps however long the report is. */
  listAfter<Row extends object>(
    source: ReportSource<Row>,
    query: ErrorReportQuery,
    { after, count }: { after: ReportPlace | null; count: number },
  ): Promise<SelectedRow[]> {
    const where = and(whereOf(source, query), ...(after === null ? [] : [behind(source.at, after)]));
    const limit = { sql: 'LIMIT ?', values: [count] };
    return this.pick(source, { order: source.at, direction: 'DESC', where, limit });
  }

  async count<Row extends object>(source: ReportSource<Row>, query: ErrorReportQuery): Promise<number> {
    const where = whereOf(source, query);
    const [row] = await this.query<{ total: number | string }>(
      `SELECT COUNT(*) AS total FROM ${source.table} e WHERE ${where.sql}`,
      where.values,
    );
    return Number(row?.total ?? 0);
  }

  /** What waits in a report, by its own conditions. @param before only what failed before this instant */
  async countOpen<Row extends object>(
    { table, at, narrowed }: ReportSource<Row>,
    before: Date | null = null,
  ): Promise<OpenErrors> {
    const older = before === null ? [] : [{ sql: `${at} < ?`, values: [toStoredInstant(before)] }];
    const where = and(narrowed({}), { sql: `${at} IS NOT NULL`, values: [] }, ...older);
    const [row] = await this.query<{ total: number | string; oldest: Date | string | null }>(
      `SELECT COUNT(*) AS total, MIN(${at}) AS oldest FROM ${table} e WHERE ${where.sql}`,
      where.values,
    );
    return { count: Number(row?.total ?? 0), oldest: row?.oldest ? toInstant(row.oldest) : null };
  }

  /** How many rows say the same; the most frequent first. */
  async countMessages<Row extends object>(
    source: ReportSource<Row>,
    query: ErrorReportQuery,
    most: number,
  ): Promise<{ message: string; total: number }[]> {
    // What failed says why; so an index that begins with the message passes over all that has not.
    const where = and(whereOf(source, query), { sql: `e.message > ''`, values: [] });
    const rows = await this.query<{ message: string; total: number | string }>(
      `SELECT e.message, COUNT(*) AS total FROM ${source.table} e WHERE ${where.sql}
       GROUP BY e.message ORDER BY total DESC, e.message LIMIT ?`,
      [...where.values, most],
    );
    return rows.map(({ message, total }) => ({ message, total: Number(total) }));
  }

  /** Ids of rows, oldest first. */
  async listSubjects<Row extends object>(
    source: ReportSource<Row>,
    query: ErrorReportQuery,
    most: number,
  ): Promise<number[]> {
    const where = whereOf(source, query);
    const rows = await this.query<{ subjectId: number }>(
      `SELECT ${source.rowId} AS subjectId FROM ${source.table} e ${allJoins(source)} WHERE ${where.sql}
       ORDER BY ${source.at}, e.id LIMIT ?`,
      [...where.values, most],
    );
    return rows.map(({ subjectId }) => subjectId);
  }

  private pick<Row extends object>(
    source: ReportSource<Row>,
    { order, isUnique, direction, where, limit }: Picked,
  ): Promise<SelectedRow[]> {
    const columns = Object.entries<string>(source.columns).map(([name, sql]) => `${sql} AS ${name}`);
    const alike = isUnique ? '' : `, e.id ${direction}`;
    const picked = `SELECT e.id, ${order} AS sortedBy FROM ${source.table} e ${joinsFor(source, order)}
      WHERE ${where.sql} ORDER BY ${order} ${direction}${alike} ${limit.sql}`;
    return this.query(
      `SELECT ${columns.join(', ')}, ${source.at} AS placedAt, e.id AS placedId
       FROM (${picked}) picked JOIN ${source.table} e ON e.id = picked.id ${allJoins(source)}
       ORDER BY picked.sortedBy ${direction}, e.id ${direction}`,
      [...where.values, ...limit.values],
    );
  }

  private query<Found>(sql: string, values: readonly unknown[]): Promise<Found[]> {
    return this.database.query(sql, [...values]);
  }
}

type Joins = Pick<ReportSource<never>, 'joins'>;

const allJoins = ({ joins }: Joins): string => Object.values(joins).join(' ');

/** Of the tables beside the reported one those that lead to what is sorted by: to read the others for every row takes longest. */
function joinsFor({ joins }: Joins, order: string): string {
  return Object.entries(joins).reduceRight((needed, [name, join]) => {
    const isNeeded = new RegExp(`\\b${name}\\.`).test(`${order} ${needed}`);
    return isNeeded ? `${join} ${needed}` : needed;
  }, '');
}

function whereOf<Row extends object>(
  source: ReportSource<Row>,
  { since, until, text, message, ids, own }: ErrorReportQuery,
): Condition {
  const days = {
    sql: `${source.at} >= ? AND ${source.at} < ?`,
    values: [since, until].map(toStoredInstant),
  };
  return and(
    source.narrowed(own),
    days,
    ...(message === null ? [] : [{ sql: 'e.message = ?', values: [message] }]),
    ...(text === '' ? [] : [holding(source, text)]),
    ...(ids === null
      ? []
      : [{ sql: `${source.rowId} IN (${[0, ...ids].map(() => '?').join(',')})`, values: [0, ...ids] }]),
  );
}

function holding({ searched, ofQuote }: Pick<ReportSource<never>, 'searched' | 'ofQuote'>, text: string) {
  const like = `%${text.replace(/[!%_]/g, '!$&')}%`;
  const places = [...searched, inText('e.message')];
  const quoteIds = /^\d{1,9}$/.test(text) ? [Number(text)] : [];
  return {
    sql: `(${[...places, ...quoteIds.map(() => ofQuote)].join(' OR ')})`,
    values: [...places.map(() => like), ...quoteIds],
  };
}

/** Written out with a bound of its own on the instant: neither database looks a pair of values up in an index. */
function behind(at: string, { placedAt, placedId }: ReportPlace): Condition {
  const instant = toStoredInstant(placedAt);
  return { sql: `${at} <= ? AND (${at} < ? OR e.id < ?)`, values: [instant, instant, placedId] };
}

const and = (...conditions: readonly Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => sql).join(' AND '),
  values: conditions.flatMap(({ values }) => values),
});
