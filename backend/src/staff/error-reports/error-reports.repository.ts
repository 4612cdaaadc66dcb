import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { fingerprint } from '#shared/error-reports/error-reports';
import type { AttemptOutcome } from '#shared/installation/installation-status';
import { InstallationAttempt } from '../../enrollment/installation/installation-attempt.table.ts';
import { Installation } from '../../enrollment/installation/installation.table.ts';
import { IndividualApplicationAttempt } from '../../enrollment/parts/household/individual-application-attempt.table.ts';
import { IndividualApplication } from '../../enrollment/parts/household/individual-application.table.ts';
import { toInstant, toStoredInstant } from '../../platform/database/raw-values.ts';
import { rowsOf } from '../../platform/database/run-sql.ts';
import { DIRECTIONS, joined, list, NOTHING, selected, type Sql, sql, table } from '../../platform/database/sql.ts';
import { CensusMember } from '../../quoting/group-census/census-member.table.ts';
import type { ErrorReportQuery } from './error-report-query.ts';
import { inText, type ReportSource } from './sources/report-source.repository.ts';

/** Where a file resumes: after this instant and row. */
export interface ReportPlace {
  placedAt: Date | string;
  placedId: number;
}

/** A row by its API names, as returned by the database. */
export type SelectedRow = ReportPlace & Readonly<Record<string, unknown>>;

/** The rows with the same message, or with the same fingerprint. */
export interface MessageCount {
  message: string;
  total: number;
  /** How many of them can be resubmitted. */
  resubmittable: number;
  firstSeen: Date;
  lastSeen: Date;
}

/** The number of open rows, and the age of the oldest. */
export interface OpenErrors {
  count: number;
  oldest: Date | null;
}

interface Picked {
  order: Sql;
  /** Its values are unique. */
  isUnique?: boolean;
  direction: 'ASC' | 'DESC';
  where: Sql;
  limit: Sql;
}

/** The open rows of the error reports, as plain rows. For internal staff only, who see everything. */
@Injectable()
export class ErrorReportsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** One page. Located in an index of the table alone if the order allows it. */
  async listPage<Row extends object>(
    source: ReportSource<Row>,
    query: ErrorReportQuery,
    { first, count }: { first: number; count: number },
  ): Promise<SelectedRow[]> {
    const order = source.orders[query.order]!;
    const isUnique = source.uniqueOrders?.includes(query.order) ?? false;
    const limit = sql`LIMIT ${count} OFFSET ${first}`;
    const where = await this.whereOf(source, query);
    return this.pick(source, { order, isUnique, direction: query.direction, where, limit });
  }

  /** The next rows, newest first: a file of any size is written in small steps. */
  async listAfter<Row extends object>(
    source: ReportSource<Row>,
    query: ErrorReportQuery,
    { after, count }: { after: ReportPlace | null; count: number },
  ): Promise<SelectedRow[]> {
    const where = and(await this.whereOf(source, query), ...(after === null ? [] : [behind(source, after)]));
    const limit = sql`LIMIT ${count}`;
    return this.pick(source, { order: source.at, direction: 'DESC', where, limit });
  }

  async count<Row extends object>(source: ReportSource<Row>, query: ErrorReportQuery): Promise<number> {
    const [row] = await this.rowsOf<{ total: number | string }>(
      sql`SELECT COUNT(*) AS total FROM ${source.table} WHERE ${await this.whereOf(source, query)}`,
    );
    return Number(row?.total ?? 0);
  }

  /** The open rows of a report, by its own conditions. @param before only failures before this instant */
  async countOpen<Row extends object>(
    { table, at, narrowed }: ReportSource<Row>,
    before: Date | null = null,
  ): Promise<OpenErrors> {
    const older = before === null ? [] : [sql`${at} < ${toStoredInstant(before)}`];
    const where = and(narrowed({}), sql`${at} IS NOT NULL`, ...older);
    const [row] = await this.rowsOf<{ total: number | string; oldest: Date | string | null }>(
      sql`SELECT COUNT(*) AS total, MIN(${at}) AS oldest FROM ${table} WHERE ${where}`,
    );
    return { count: Number(row?.total ?? 0), oldest: row?.oldest ? toInstant(row.oldest) : null };
  }

  /** The number of rows with each message, and when they failed; the most frequent first. */
  async countMessages<Row extends object>(
    source: ReportSource<Row>,
    query: ErrorReportQuery,
    most: number,
  ): Promise<MessageCount[]> {
    // Failures have a message, so an index that starts with it skips everything else.
    const { message: text } = source.table;
    const where = and(await this.whereOf(source, query), sql`${text} > ''`);
    const again = source.resubmittable ?? sql`1 = 0`;
    const rows = await this.rowsOf<Record<keyof MessageCount, string>>(
      sql`SELECT ${text}, COUNT(*) AS total, SUM(CASE WHEN ${again} THEN 1 ELSE 0 END) AS resubmittable,
        MIN(${source.at}) AS firstSeen, MAX(${source.at}) AS lastSeen FROM ${source.table} WHERE ${where}
        GROUP BY ${text} ORDER BY total DESC, ${text} LIMIT ${most}`,
    );
    return rows.map(({ message, total, resubmittable, firstSeen, lastSeen }) => ({
      message,
      total: Number(total),
      resubmittable: Number(resubmittable),
      firstSeen: toInstant(firstSeen),
      lastSeen: toInstant(lastSeen),
    }));
  }

  /** Ids of rows, oldest first. */
  async listSubjects<Row extends object>(
    source: ReportSource<Row>,
    query: ErrorReportQuery,
    most: number,
  ): Promise<number[]> {
    const rows = await this.rowsOf<{ subjectId: number }>(
      sql`SELECT ${source.rowId} AS subjectId FROM ${source.table} ${allJoins(source)} WHERE ${await this.whereOf(source, query)}
        ORDER BY ${source.at}, ${source.table.id} LIMIT ${most}`,
    );
    return rows.map(({ subjectId }) => subjectId);
  }

  private async whereOf<Row extends object>(source: ReportSource<Row>, query: ErrorReportQuery): Promise<Sql> {
    const where = unworded(source, query);
    return query.message === null ? where : and(where, await this.worded(source, where, query.message));
  }

  /** The message has this fingerprint. LIKE finds it, and now and then another one besides. */
  private async worded<Row extends object>({ table }: ReportSource<Row>, where: Sql, message: string): Promise<Sql> {
    const wanted = fingerprint(message);
    const pattern = escaped(wanted).replace(/“…”|#/g, '%');
    const isLike = sql`${table.message} LIKE ${pattern} ESCAPE '!'`;
    if (pattern === wanted) {
      return sql`${table.message} = ${wanted}`;
    }
    const found = await this.rowsOf<{ message: string }>(
      sql`SELECT DISTINCT ${table.message} FROM ${table} WHERE ${and(where, isLike)}`,
    );
    const others = found.flatMap((row) => (fingerprint(row.message) === wanted ? [] : [row.message]));
    return others.length === 0 ? isLike : and(isLike, sql`${table.message} NOT IN (${list(others)})`);
  }

  private pick<Row extends object>(
    source: ReportSource<Row>,
    { order, isUnique, direction, where, limit }: Picked,
  ): Promise<SelectedRow[]> {
    const { table, at, columns } = source;
    const inOrder = DIRECTIONS[direction];
    const alike = isUnique ? NOTHING : sql`, ${table.id} ${inOrder}`;
    const picked = sql`SELECT ${table.id}, ${order} AS sortedBy FROM ${table} ${joinsFor(source, order)}
      WHERE ${where} ORDER BY ${order} ${inOrder}${alike} ${limit}`;
    return this.rowsOf(
      sql`SELECT ${selected<Record<string, unknown>>(columns)}, ${at} AS placedAt, ${table.id} AS placedId
        FROM (${picked}) picked JOIN ${table} ON ${table.id} = picked.id ${allJoins(source)}
        ORDER BY picked.sortedBy ${inOrder}, ${table.id} ${inOrder}`,
    );
  }

  private rowsOf<Found>(statement: Sql): Promise<Found[]> {
    return rowsOf(this.database.manager, statement);
  }

  installationExists(installationId: number): Promise<boolean> {
    return this.database.manager.existsBy(Installation, { id: installationId });
  }

  applicationExists(id: number): Promise<boolean> {
    return this.database.manager.existsBy(IndividualApplication, { id });
  }

  /** Those about a household, newest first. */
  async listAttemptsOfApplication(applicationId: number, most: number): Promise<StoredAttempt[]> {
    const calls = await this.database.manager.find(IndividualApplicationAttempt, {
      where: { applicationId },
      order: { id: 'DESC' },
      take: most,
    });
    return calls.map((call) => ({ ...call, censusMemberId: null, firstName: null, lastName: null }));
  }

  /** Newest first; for one member if given. */
  listAttempts(installationId: number, censusMemberId: number | null, most: number): Promise<StoredAttempt[]> {
    const ofMember = censusMemberId === null ? NOTHING : sql`AND ${attempt.censusMemberId} = ${censusMemberId}`;
    return rowsOf(
      this.database.manager,
      sql`SELECT ${ATTEMPT} FROM ${attempt} LEFT JOIN ${person} ON ${person.id} = ${attempt.censusMemberId}
       WHERE ${attempt.installationId} = ${installationId} ${ofMember}
       ORDER BY ${attempt.id} DESC LIMIT ${most}`,
    );
  }
}

type Joins = Pick<ReportSource<never>, 'joins'>;

const allJoins = ({ joins }: Joins): Sql => joined(Object.values(joins), ' ');

/** Only the joins that the sort column needs: reading the others for every row would dominate the time. */
const joinsFor = ({ joins }: Joins, order: Sql): Sql =>
  Object.entries(joins).reduceRight((needed, [name, join]) => {
    const isNeeded = new RegExp(`\\b${name}\\.`).test(`${order.text} ${needed.text}`);
    return isNeeded ? sql`${join} ${needed}` : needed;
  }, NOTHING);

/** All conditions but that on the message. */
const unworded = <Row extends object>(
  source: ReportSource<Row>,
  { since, until, text, ids, own }: ErrorReportQuery,
): Sql =>
  and(
    source.narrowed(own),
    sql`${source.at} >= ${toStoredInstant(since)} AND ${source.at} < ${toStoredInstant(until)}`,
    ...(text === '' ? [] : [holding(source, text)]),
    ...(ids === null ? [] : [sql`${source.rowId} IN (${list(ids)})`]),
  );

const escaped = (text: string): string => text.replace(/[!%_]/g, '!$&');

function holding(
  { table, searched, ofQuote }: Pick<ReportSource<never>, 'table' | 'searched' | 'ofQuote'>,
  text: string,
): Sql {
  const pattern = `%${escaped(text)}%`;
  const places = [...searched, inText(table.message)].map((isLike) => isLike(pattern));
  const ofNumber = /^\d{1,9}$/.test(text) ? [ofQuote(Number(text))] : [];
  return sql`(${joined([...places, ...ofNumber], ' OR ')})`;
}

/** Repeats the bound on the instant because neither database uses an index for a row-value comparison. */
function behind({ table, at }: Pick<ReportSource<never>, 'table' | 'at'>, { placedAt, placedId }: ReportPlace): Sql {
  const instant = toStoredInstant(placedAt);
  return sql`${at} <= ${instant} AND (${at} < ${instant} OR ${table.id} < ${placedId})`;
}

const and = (...conditions: readonly Sql[]): Sql => joined(conditions, ' AND ');

export interface StoredAttempt {
  id: number;
  censusMemberId: number | null;
  firstName: string | null;
  lastName: string | null;
  at: Date | string;
  outcome: AttemptOutcome;
  message: string;
  detail: string;
}

const attempt = table(InstallationAttempt, 'attempt');
const person = table(CensusMember, 'person');

const ATTEMPT = selected<StoredAttempt>({
  id: attempt.id,
  censusMemberId: attempt.censusMemberId,
  firstName: person.firstName,
  lastName: person.lastName,
  at: attempt.at,
  outcome: attempt.outcome,
  message: attempt.message,
  detail: attempt.detail,
});
