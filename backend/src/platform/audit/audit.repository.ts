import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { asciiLower } from '#shared/formats/ascii-lower';
import { MOST_AUDIT_ROWS, MOST_PEOPLE } from '#shared/audit/audit.record';
import { toStoredInstant } from '../database/raw-values.ts';
import type { AuditCondition, AuditQuery } from './audit-query.ts';

/** A row with who did it; as selected. */
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
  /** Of the row's chain; null where that is not known. */
  keyId: string | null;
}

/** Where an export goes on: behind this row. */
export type AuditPlace = Pick<StoredAuditRow, 'id' | 'at'>;

type Matching = Pick<AuditQuery, 'all' | 'anyOf'>;
type Piece = [sql: string, values: AuditCondition['values']];

/** The queries of the audit list. A page is found in the order of an index alone; only its rows are read. */
@Injectable()
export class AuditRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  listPage(
    matching: Matching,
    { direction, first, count }: { direction: 'ASC' | 'DESC'; first: number; count: number },
  ): Promise<StoredAuditRow[]> {
    const [branches, values] = branchesOf(matching, direction, first + count);
    return this.rowsOf([`${branches} LIMIT ? OFFSET ?`, [...values, count, first]], direction);
  }

  /** The next ones, newest first: an export walks through a trail of any length with the same small steps. */
  listBefore({ all, anyOf }: Matching, place: AuditPlace | null, count: number): Promise<StoredAuditRow[]> {
    const behind = place ? [behindPlace(place)] : [];
    const [branches, values] = branchesOf({ all: [...all, ...behind], anyOf }, 'DESC', count);
    return this.rowsOf([`${branches} LIMIT ?`, [...values, count]], 'DESC');
  }

  /** How many match, as far as they are counted. */
  async count(matching: Matching): Promise<number> {
    const branches = wheresOf(matching).map(([where, values]): Piece => [
      `SELECT COUNT(*) AS total FROM (SELECT e.id FROM audit_events e WHERE ${where} LIMIT ?) counted`,
      [...values, MOST_AUDIT_ROWS],
    ]);
    const totals: { total: number | string }[] = await this.database.query(
      branches.map(([sql]) => sql).join(' UNION ALL '),
      branches.flatMap(([, values]) => values),
    );
    const total = totals.reduce((sum, each) => sum + Number(each.total), 0);
    return Math.min(total, MOST_AUDIT_ROWS);
  }

  async findRow(id: number): Promise<StoredAuditRow | null> {
    const [row] = await this.rowsOf(['SELECT e.id, e.at FROM audit_events e WHERE e.id = ?', [id]], 'DESC');
    return row ?? null;
  }

  /** The digest of the row before in its chain; '' for the first. */
  async digestBefore({ chain, position }: Pick<StoredAuditRow, 'chain' | 'position'>): Promise<string> {
    const [row]: { hash: string }[] = await this.database.query(
      'SELECT e.hash FROM audit_events e WHERE e.chain = ? AND e.position < ? ORDER BY e.position DESC LIMIT 1',
      [chain, position],
    );
    return row?.hash ?? '';
  }

  /** Ids of the users whose user name, or a word of whose name, begins so; one more than may be meant. */
  async listPeople(text: string): Promise<number[]> {
    const begins = `${asciiLower(text).replace(/[!%_]/g, '!$&')}%`;
    const people: { id: number }[] = await this.database.query(
      `SELECT u.id FROM users u WHERE LOWER(u.username) LIKE ? ESCAPE '!' OR u.fullName LIKE ? ESCAPE '!' OR u.fullName LIKE ? ESCAPE '!'
       ORDER BY u.id LIMIT ?`,
      [begins, begins, `% ${begins}`, MOST_PEOPLE + 1],
    );
    return people.map(({ id }) => id);
  }

  private rowsOf([picked, values]: Piece, direction: 'ASC' | 'DESC'): Promise<StoredAuditRow[]> {
    return this.database.query(
      `SELECT a.id, a.at, a.userId, u.fullName, u.username, a.ip, a.requestId, a.action, a.subject, a.subjectId, a.fields,
         a.chain, a.position, a.hash, c.keyId
       FROM (${picked}) picked JOIN audit_events a ON a.id = picked.id LEFT JOIN users u ON u.id = a.userId
         LEFT JOIN audit_chains c ON c.id = a.chain
       ORDER BY a.at ${direction}, a.id ${direction}`,
      values,
    );
  }
}

/** The ids that match in the order of time, to be followed by LIMIT. Several ways to match are read one by one, each in its order. */
function branchesOf(matching: Matching, direction: 'ASC' | 'DESC', most: number): Piece {
  const order = (name: string) => `ORDER BY ${name}.at ${direction}, ${name}.id ${direction}`;
  const branches = wheresOf(matching).map(([where, values]): Piece => [
    `SELECT e.id, e.at FROM audit_events e WHERE ${where} ${order('e')}`,
    values,
  ]);
  if (branches.length === 1) {
    return branches[0]!;
  }
  const each = branches.map(([sql], place) => `SELECT * FROM (${sql} LIMIT ?) branch${place}`);
  return [
    `SELECT found.id, found.at FROM (${each.join(' UNION ALL ')}) found ${order('found')}`,
    branches.flatMap(([, values]) => [...values, most]),
  ];
}

/** True of every row, and said so that a database counts along the index of time instead of through the rows. */
const ANY_TIME: AuditCondition = { sql: 'e.at >= ?', values: ['1970-01-01 00:00:00.000'] };

/** One for each way to match. */
function wheresOf({ all, anyOf }: Matching): Piece[] {
  const ways = anyOf.length > 0 ? anyOf : [null];
  return ways.map((way) => {
    const given = way ? [...all, way] : all;
    const conditions = given.length > 0 ? given : [ANY_TIME];
    const sql = conditions.map((condition) => `(${condition.sql})`).join(' AND ');
    return [sql, conditions.flatMap(({ values }) => values)];
  });
}

/** Written out with a bound of its own on the time: neither database looks a pair of values up in an index. */
function behindPlace({ id, at }: AuditPlace): AuditCondition {
  const instant = toStoredInstant(at);
  return { sql: 'e.at <= ? AND (e.at < ? OR e.id < ?)', values: [instant, instant, id] };
}
