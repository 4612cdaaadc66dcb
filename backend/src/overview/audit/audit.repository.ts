import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, LessThan } from 'typeorm';
import { MOST_AUDIT_ROWS, MOST_PEOPLE } from '#shared/audit/audit.record';
import { asciiLower } from '#shared/formats/text';
import { toStoredInstant } from '../../platform/database/raw-values.ts';
import { rowsOf } from '../../platform/database/run-sql.ts';
import {
  DIRECTIONS,
  forced,
  joined,
  list,
  roundedList,
  selected,
  type Sql,
  sql,
  table,
} from '../../platform/database/sql.ts';
import { User } from '../../platform/people/user.table.ts';
import { AuditChain, AuditEvent } from '../../platform/security/audit-trail.table.ts';
import type { AuditCondition, AuditQuery } from './audit-query.ts';

/** A row with its user; as selected. */
export interface StoredAuditRow {
  id: number;
  /** Text on SQLite. */
  at: Date | string;
  userId: number | null;
  fullName: string | null;
  username: string | null;
  ip: string;
  requestId: string;
  action: string;
  subject: string;
  subjectId: string;
  fields: string;
  chain: number;
  position: number;
  hash: string;
  /** Key of the row's chain; null if unknown. */
  keyId: string | null;
}

/** Where an export resumes: after this row. */
export type AuditPlace = Pick<StoredAuditRow, 'id' | 'at'>;

type Matching = Pick<AuditQuery, 'all' | 'anyOf'>;
type Direction = 'ASC' | 'DESC';

const e = table(AuditEvent, 'e');
const a = table(AuditEvent, 'a');
const u = table(User, 'u');
const c = table(AuditChain, 'c');

/** The queries of the audit list. A page is located in index order alone; only its rows are read. */
@Injectable()
export class AuditRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  listPage(
    matching: Matching,
    { direction, first, count }: { direction: Direction; first: number; count: number },
  ): Promise<StoredAuditRow[]> {
    const ids = inOrder(wheresOf(matching), direction, first + count);
    return this.rowsOf(sql`${ids} LIMIT ${count} OFFSET ${first}`, direction);
  }

  /** The next rows, newest first: an export of any size runs in small steps. */
  listBefore(matching: Matching, place: AuditPlace | null, count: number): Promise<StoredAuditRow[]> {
    const ids = inOrder(wheresOf(matching, place ? [behindPlace(place)] : []), 'DESC', count);
    return this.rowsOf(sql`${ids} LIMIT ${count}`, 'DESC');
  }

  /** The number of matches, up to the counting limit. */
  async count(matching: Matching): Promise<number> {
    const branches = wheresOf(matching).map(
      ({ from, where }) => sql`SELECT COUNT(*) AS total
        FROM (SELECT ${e.id} FROM ${from} WHERE ${where} LIMIT ${MOST_AUDIT_ROWS}) counted`,
    );
    const totals = await rowsOf<{ total: number | string }>(this.database.manager, joined(branches, ' UNION ALL '));
    const total = totals.reduce((sum, each) => sum + Number(each.total), 0);
    return Math.min(total, MOST_AUDIT_ROWS);
  }

  async findRow(id: number): Promise<StoredAuditRow | null> {
    const [row] = await this.rowsOf(sql`SELECT ${e.id}, ${e.at} FROM ${e} WHERE ${e.id} = ${id}`, 'DESC');
    return row ?? null;
  }

  /** The digest of the row before in its chain; '' for the first. */
  async digestBefore({ chain, position }: Pick<StoredAuditRow, 'chain' | 'position'>): Promise<string> {
    const [before] = await this.database.manager.find(AuditEvent, {
      select: { id: true, hash: true },
      where: { chain, position: LessThan(position) },
      order: { position: 'DESC' },
      take: 1,
    });
    return before?.hash ?? '';
  }

  /** Ids of the users whose user name, or a word of whose name, begins with the text; up to one more than the limit. */
  async listPeople(text: string): Promise<number[]> {
    const begins = `${asciiLower(text).replace(/[!%_]/g, '!$&')}%`;
    const people = await rowsOf<{ id: number }>(
      this.database.manager,
      sql`SELECT ${u.id} FROM ${u} WHERE LOWER(${u.username}) LIKE ${begins} ESCAPE '!'
          OR ${u.fullName} LIKE ${begins} ESCAPE '!' OR ${u.fullName} LIKE ${`% ${begins}`} ESCAPE '!'
        ORDER BY ${u.id} LIMIT ${MOST_PEOPLE + 1}`,
    );
    return people.map(({ id }) => id);
  }

  private rowsOf(picked: Sql, direction: Direction): Promise<StoredAuditRow[]> {
    return rowsOf(
      this.database.manager,
      sql`SELECT ${ROW} FROM (${picked}) picked JOIN ${a} ON ${a.id} = picked.id
          LEFT JOIN ${u} ON ${u.id} = ${a.userId} LEFT JOIN ${c} ON ${c.id} = ${a.chain}
        ORDER BY ${a.at} ${DIRECTIONS[direction]}, ${a.id} ${DIRECTIONS[direction]}`,
    );
  }
}

const ROW = selected<StoredAuditRow>({
  id: a.id,
  at: a.at,
  userId: a.userId,
  fullName: u.fullName,
  username: u.username,
  ip: a.ip,
  requestId: a.requestId,
  action: a.action,
  subject: a.subject,
  subjectId: a.subjectId,
  fields: a.fields,
  chain: a.chain,
  position: a.position,
  hash: a.hash,
  keyId: c.keyId,
});

/** The matching ids in time order, to be followed by LIMIT. Each alternative is read separately, in its own order. */
function inOrder(wheres: readonly Way[], direction: Direction, most: number): Sql {
  const order = DIRECTIONS[direction];
  const branches = wheres.map(
    ({ from, where }) =>
      sql`SELECT ${e.id}, ${e.at} FROM ${from} WHERE ${where} ORDER BY ${e.at} ${order}, ${e.id} ${order}`,
  );
  if (branches.length === 1) {
    return branches[0]!;
  }
  const each = branches.map((branch) => sql`SELECT * FROM (${branch} LIMIT ${most}) branch`);
  return sql`SELECT found.id, found.at FROM (${joined(each, ' UNION ALL ')}) found
    ORDER BY found.at ${order}, found.id ${order}`;
}

/** True for every row; makes the database count along the time index instead of reading the rows. */
const ANY_TIME = { from: new Date(0) };

/** Where rows are read from, and which. */
interface Way {
  from: Sql;
  where: Sql;
}

/** Of many records' rows the database would sometimes rather read every row of their kind. */
const BY_RECORD = sql`${e} ${forced(AuditEvent, 'subject', 'subjectId', 'at')}`;

/** One for each alternative. */
function wheresOf({ all, anyOf }: Matching, also: readonly Sql[] = []): Way[] {
  const ways = anyOf.length > 0 ? anyOf : [null];
  return ways.map((way) => {
    const given = [...(way ? [...all, way] : all).flatMap(conditionsOf), ...also];
    const where = joined(given.length > 0 ? given : conditionsOf(ANY_TIME), ' AND ');
    return { from: way?.subjectIds ? BY_RECORD : sql`${e}`, where };
  });
}

function conditionsOf({ equal = {}, ids, userIds, notBy, subjectIds, from, before }: AuditCondition): Sql[] {
  const columns = Object.keys(equal) as (keyof typeof equal)[];
  return [
    ...columns.map((column) => isEqual(e[column], equal[column]!)),
    ...(ids ? [sql`${e.id} IN (${list(ids)})`] : []),
    ...(userIds ? [sql`${e.userId} IN (${list(userIds)})`] : []),
    ...(notBy?.length ? [sql`(${e.userId} IS NULL OR ${e.userId} NOT IN (${list(notBy)}))`] : []),
    ...(subjectIds ? [sql`${e.subjectId} IN (${roundedList(subjectIds)})`] : []),
    ...(from ? [sql`${e.at} >= ${toStoredInstant(from)}`] : []),
    ...(before ? [sql`${e.at} < ${toStoredInstant(before)}`] : []),
  ];
}

const isEqual = (column: Sql, value: string | number | null): Sql =>
  value === null ? sql`${column} IS NULL` : sql`${column} = ${value}`;

/** Repeats the bound on the time because neither database uses an index for a row-value comparison. */
function behindPlace({ id, at }: AuditPlace): Sql {
  const instant = toStoredInstant(at);
  return sql`${e.at} <= ${instant} AND (${e.at} < ${instant} OR ${e.id} < ${id})`;
}
