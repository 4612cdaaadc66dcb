import type { IsoDate } from '#shared/dates/iso-date';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { padded, placeholders } from '../../platform/database/prepared-rows.ts';

/** SQL with its values, for plain queries. */
export interface Statement {
  sql: string;
  values: unknown[];
}

/** Whose groups somebody sees: those of these agents, or of everybody. */
export type Readable = readonly number[] | 'everything';

export interface PageRange {
  first: number;
  count: number;
}

/** Beyond that the books of several agents are sorted together instead of merged. */
const MOST_MERGED = 1_000;
const NEWEST_FIRST = 'ORDER BY activityAt DESC, id DESC';
/** A remark to SQLite. Without it MySQL and MariaDB now and then read and sort all groups for a page. */
const IN_THAT_ORDER = '/*! FORCE INDEX (IDX_groups_activityAt) */';

/**
 * Ids of the groups that the user sees, those that changed last first.
 * Internal staff see all groups; of the others, group_agents holds each agent's groups in this very order. Of several agents as many
 * are read of each as the page reaches, and merged. A group of several agents comes once: its rows there have the same instant.
 */
export function newestGroups(readable: Readable, { first, count }: PageRange): Statement {
  // As text: what a prepared statement takes for a limit.
  const page = [String(count), String(first)];
  if (readable === 'everything') {
    return { sql: `SELECT id FROM \`groups\` ${IN_THAT_ORDER} ${NEWEST_FIRST} LIMIT ? OFFSET ?`, values: page };
  }
  if (readable.length === 1) {
    return { sql: `${bookOf('= ?')} ${NEWEST_FIRST} LIMIT ? OFFSET ?`, values: [...readable, ...page] };
  }
  const books =
    first + count <= MOST_MERGED
      ? readable.map((agentId): Statement => {
          const book = `${bookOf('= ?')} ${NEWEST_FIRST} LIMIT ?`;
          return { sql: `SELECT * FROM (${book}) book${agentId}`, values: [agentId, String(first + count)] };
        })
      : [{ sql: bookOf(`IN (${marksOf(readable)})`), values: [...readable] }];
  return {
    sql: `SELECT DISTINCT activityAt, id FROM (${books.map(({ sql }) => sql).join(' UNION ALL ')}) books
      ${NEWEST_FIRST} LIMIT ? OFFSET ?`,
    values: [...books.flatMap(({ values }) => values), ...page],
  };
}

/** How many groups the user sees, as `total`. */
export const countGroups = (readable: Readable): Statement =>
  readable === 'everything'
    ? { sql: 'SELECT COUNT(*) AS total FROM `groups`', values: [] }
    : {
        sql: `SELECT COUNT(DISTINCT groupId) AS total FROM group_agents WHERE agentId IN (${marksOf(readable)})`,
        values: [...readable],
      };

/** Ids of the groups that renew in the window, soonest first. */
export function renewingGroups(
  readable: Readable,
  { from, to }: { from: IsoDate; to: IsoDate },
  limit: number,
): Statement {
  const visible = isVisible(readable, 'g.id');
  return {
    sql: `SELECT g.id FROM \`groups\` g WHERE g.renewalDate BETWEEN ? AND ? ${visible.sql} ORDER BY g.renewalDate, g.id LIMIT ${limit}`,
    values: [from, to, ...visible.values],
  };
}

/** Ids of the groups with a quote in this status, the last changed first; a group may come more than once. */
export function waitingGroups(readable: Readable, status: QuoteStatus, limit: number): Statement {
  const visible = isVisible(readable, 'q.groupId');
  return {
    sql: `SELECT q.groupId AS id FROM quotes q WHERE q.status = ? AND q.isDeleted = 0 ${visible.sql}
      ORDER BY q.modifiedAt DESC LIMIT ${limit}`,
    values: [status, ...visible.values],
  };
}

/** These very groups. There must be one. */
export const groupsBy = (ids: readonly number[]): Statement => ({
  sql: `SELECT id FROM \`groups\` WHERE id IN (${placeholders(ids.length)})`,
  values: padded(ids),
});

const bookOf = (agents: string): string => `SELECT activityAt, groupId AS id FROM group_agents WHERE agentId ${agents}`;

/**
 * As a count instead of EXISTS: MySQL would turn that into a join, read every agent's groups first and sort them,
 * where the index of the outer query has the few that are wanted in front.
 */
const isVisible = (readable: Readable, groupIdColumn: string): Statement =>
  readable === 'everything'
    ? { sql: '', values: [] }
    : {
        sql: `AND (SELECT COUNT(*) FROM group_agents seenBy
          WHERE seenBy.groupId = ${groupIdColumn} AND seenBy.agentId IN (${marksOf(readable)})) > 0`,
        values: [...readable],
      };

const marksOf = (values: readonly unknown[]): string => values.map(() => '?').join(',');
