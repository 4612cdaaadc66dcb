import type { IsoDate } from '#shared/dates/iso-date';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { joined, list, NOTHING, roundedList, type Sql, sql, table } from '../../platform/database/sql.ts';
import { GroupAgent } from '../../quoting/groups/group-agent.entity.ts';
import { Group } from '../../quoting/groups/group.entity.ts';
import { Quote } from '../../quoting/quotes/quote.entity.ts';

const g = table(Group, 'g');
const q = table(Quote, 'q');
const seen = table(GroupAgent, 'seen');

/** The groups that a user sees: those of these agents, or all. */
export type Readable = readonly number[] | 'everything';

export interface PageRange {
  first: number;
  count: number;
}

/** Above this number of rows the books of several agents are sorted together instead of merged. */
const MOST_MERGED = 1_000;
const NEWEST_FIRST = sql`ORDER BY activityAt DESC, id DESC`;
/** A comment to SQLite. Without it MySQL and MariaDB sometimes read and sort all groups for a page. */
const IN_THAT_ORDER = sql`/*! FORCE INDEX (IDX_groups_activityAt) */`;

/**
 * Ids of the groups that the user sees, most recently changed first. Internal staff see all groups; for other users, group_agents has each
 * agent's groups in this order. For several agents, enough rows of each are read to fill the page, then merged. A group of several agents
 * appears once: its rows there have the same timestamp.
 */
export function newestGroups(readable: Readable, { first, count }: PageRange): Sql {
  // As text because a prepared statement requires it for a limit.
  const page = sql`LIMIT ${String(count)} OFFSET ${String(first)}`;
  if (readable === 'everything') {
    return sql`SELECT ${g.id} FROM ${g} ${IN_THAT_ORDER} ${NEWEST_FIRST} ${page}`;
  }
  const [agentId, ...others] = readable;
  if (agentId !== undefined && others.length === 0) {
    return sql`${bookOf(sql`= ${agentId}`)} ${NEWEST_FIRST} ${page}`;
  }
  const reach = String(first + count);
  const books =
    first + count <= MOST_MERGED
      ? readable.map((id) => sql`SELECT * FROM (${bookOf(sql`= ${id}`)} ${NEWEST_FIRST} LIMIT ${reach}) book`)
      : [bookOf(sql`IN (${list(readable)})`)];
  return sql`SELECT DISTINCT activityAt, id FROM (${joined(books, ' UNION ALL ')}) books ${NEWEST_FIRST} ${page}`;
}

/** How many groups the user sees, as `total`. */
export const countGroups = (readable: Readable): Sql =>
  readable === 'everything'
    ? sql`SELECT COUNT(*) AS total FROM \`groups\``
    : sql`SELECT COUNT(DISTINCT ${seen.groupId}) AS total FROM ${seen} WHERE ${seen.agentId} IN (${list(readable)})`;

/** Ids of the groups that renew in the window, soonest first. */
export const renewingGroups = (readable: Readable, { from, to }: { from: IsoDate; to: IsoDate }, limit: number): Sql =>
  sql`SELECT ${g.id} FROM ${g} WHERE ${g.renewalDate} BETWEEN ${from} AND ${to} ${isVisible(readable, g.id)}
    ORDER BY ${g.renewalDate}, ${g.id} LIMIT ${String(limit)}`;

/** Ids of the groups with a quote in this status, most recently changed first; a group may appear more than once. */
export const waitingGroups = (readable: Readable, status: QuoteStatus, limit: number): Sql =>
  sql`SELECT ${q.groupId} AS id FROM ${q} WHERE ${q.status} = ${status} AND ${q.isDeleted} = 0 AND ${q.groupId} IS NOT NULL
    ${isVisible(readable, q.groupId)}
    ORDER BY ${q.modifiedAt} DESC LIMIT ${String(limit)}`;

/** Exactly these groups; at least one. */
export const groupsBy = (ids: readonly number[]): Sql =>
  sql`SELECT ${g.id} FROM ${g} WHERE ${g.id} IN (${roundedList(ids)})`;

const bookOf = (agents: Sql): Sql =>
  sql`SELECT ${seen.activityAt}, ${seen.groupId} AS id FROM ${seen} WHERE ${seen.agentId} ${agents}`;

/**
 * A count instead of EXISTS because MySQL would turn EXISTS into a join, read every agent's groups first and sort them, although the index
 * of the outer query starts with the few rows that are needed.
 */
const isVisible = (readable: Readable, groupId: Sql): Sql =>
  readable === 'everything'
    ? NOTHING
    : sql`AND (SELECT COUNT(*) FROM ${seen}
        WHERE ${seen.groupId} = ${groupId} AND ${seen.agentId} IN (${list(readable)})) > 0`;
