import type { IsoDate } from '#shared/dates/iso-date';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import {
  DIRECTIONS,
  forced,
  joined,
  list,
  NOTHING,
  roundedList,
  type Sql,
  sql,
  table,
} from '../../platform/database/sql.ts';
import { GroupAgent } from '../../quoting/groups/group-agent.table.ts';
import { Group } from '../../quoting/groups/group.table.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';

const g = table(Group, 'g');
const q = table(Quote, 'q');
export const seen = table(GroupAgent, 'seen');

/** The groups that a user sees: those of these agents, or all. */
export type Readable = readonly number[] | 'everything';

export interface RenewalWindow {
  from: IsoDate;
  to: IsoDate;
}

export interface PageRange {
  first: number;
  count: number;
}

/** Conditions on the group `g`, and the tables that they need besides. */
export interface Narrowed {
  joins: Sql;
  where: Sql;
}

interface Newest {
  /** null: all of them. */
  page: PageRange | null;
  direction?: 'ASC' | 'DESC';
  narrowed?: Narrowed;
}

/** Above this number of rows the books of several agents are sorted together instead of merged. */
const MOST_MERGED = 1_000;
/** Without these MySQL and MariaDB sometimes read and sort all groups for a page. */
const IN_THAT_ORDER = forced(Group, 'activityAt');
const BOOK_FIRST = sql`/*! STRAIGHT_JOIN */`;

/**
 * Ids of the groups that the user sees, most recently changed first or last. Internal staff see all groups; for other users, group_agents has
 * each agent's groups in this order. For several agents, enough rows of each are read to fill the page, then merged. A group of several
 * agents appears once: its rows there have the same timestamp.
 */
export function newestGroups(readable: Readable, { page, direction = 'DESC', narrowed }: Newest): Sql {
  const way = DIRECTIONS[direction];
  const inOrder = sql`ORDER BY activityAt ${way}, id ${way}`;
  if (readable === 'everything') {
    const { joins, where } = narrowed ?? { joins: NOTHING, where: sql`1 = 1` };
    return sql`SELECT ${g.id} AS id, ${g.activityAt} AS activityAt FROM ${g} ${IN_THAT_ORDER} ${joins} WHERE ${where} ${inOrder} ${limitTo(page)}`;
  }
  return inBooks(readable, { rowsOf: (agents) => bookOf(agents, narrowed), inOrder, page });
}

interface Books {
  /** Of the agents who fulfil this: what is sorted by, then `id`. */
  rowsOf: (agents: Sql) => Sql;
  inOrder: Sql;
  page: PageRange | null;
}

/** A page of the books of these agents, in the order of an index that begins with the agent; what is in several books is there once. */
export function inBooks(agentIds: readonly number[], { rowsOf, inOrder, page }: Books): Sql {
  const [agentId, ...others] = agentIds;
  if (agentId !== undefined && others.length === 0) {
    return sql`${rowsOf(sql`= ${agentId}`)} ${inOrder} ${limitTo(page)}`;
  }
  const reach = page === null ? Infinity : page.first + page.count;
  const books =
    reach <= MOST_MERGED
      ? agentIds.map(
          (id) => sql`SELECT * FROM (${rowsOf(sql`= ${id}`)} ${inOrder} ${limitTo({ first: 0, count: reach })}) book`,
        )
      : [rowsOf(sql`IN (${list(agentIds)})`)];
  return sql`SELECT DISTINCT * FROM (${joined(books, ' UNION ALL ')}) books ${inOrder} ${limitTo(page)}`;
}

/** As text because a prepared statement requires it for a limit. */
export const limitTo = (page: PageRange | null): Sql =>
  page === null ? NOTHING : sql`LIMIT ${String(page.count)} OFFSET ${String(page.first)}`;

/** The groups that the user sees, each once, as `g`. */
export const visibleGroups = (readable: Readable): Sql =>
  readable === 'everything'
    ? sql`${g}`
    : sql`(SELECT DISTINCT ${seen.groupId} AS id FROM ${seen} WHERE ${seen.agentId} IN (${list(readable)})) book
        JOIN ${g} ON ${g.id} = book.id`;

/** How many groups the user sees, as `total`. */
export const countGroups = (readable: Readable): Sql =>
  readable === 'everything'
    ? sql`SELECT COUNT(*) AS total FROM \`groups\``
    : sql`SELECT COUNT(DISTINCT ${seen.groupId}) AS total FROM ${seen} WHERE ${seen.agentId} IN (${list(readable)})`;

/** The groups of these agents that fulfil a condition on `seen`, each once, as `seen` with these columns; it ends the FROM and the WHERE. */
export function seenGroups(
  agentIds: readonly number[],
  columns: readonly (keyof GroupAgent & keyof typeof seen)[],
  where: Sql,
): Sql {
  const [agentId = 0, ...others] = agentIds;
  if (others.length === 0) {
    return sql`${seen} WHERE ${seen.agentId} = ${agentId} AND ${where}`;
  }
  const selection = joined([seen.groupId, ...columns.map((column) => seen[column])], ', ');
  return sql`(SELECT DISTINCT ${selection} FROM ${seen} WHERE ${seen.agentId} IN (${list(agentIds)}) AND ${where}) seen`;
}

/** Ids of the groups that renew in the window, as `id`, by that day, as `sortedBy`. */
export function renewingGroups(
  readable: Readable,
  { from, to }: RenewalWindow,
  { page, direction = 'ASC' }: Pick<Newest, 'page' | 'direction'>,
): Sql {
  const way = DIRECTIONS[direction];
  const inOrder = sql`ORDER BY sortedBy ${way}, id ${way}`;
  return readable === 'everything'
    ? sql`SELECT ${g.renewalDate} AS sortedBy, ${g.id} AS id FROM ${g} WHERE ${g.renewalDate} BETWEEN ${from} AND ${to}
        ${inOrder} ${limitTo(page)}`
    : inBooks(readable, {
        rowsOf: (agents) =>
          sql`SELECT ${seen.renewalDate} AS sortedBy, ${seen.groupId} AS id FROM ${seen}
            WHERE ${seen.agentId} ${agents} AND ${seen.renewalDate} BETWEEN ${from} AND ${to}`,
        inOrder,
        page,
      });
}

/**
 * Ids of groups of which a quote has this status, most recently changed first; of an agent's, the quote that stands for the group. A group may
 * appear more than once.
 */
export const waitingGroups = (readable: Readable, status: QuoteStatus, limit: number): Sql =>
  readable === 'everything'
    ? sql`SELECT ${q.groupId} AS id FROM ${q} WHERE ${q.status} = ${status} AND ${q.isDeleted} = 0 AND ${q.groupId} IS NOT NULL
        ORDER BY ${q.modifiedAt} DESC LIMIT ${String(limit)}`
    : sql`SELECT DISTINCT ${seen.groupId} AS id, ${seen.activityAt} FROM ${seen}
        WHERE ${seen.agentId} IN (${list(readable)}) AND ${seen.status} = ${status}
        ORDER BY ${seen.activityAt} DESC LIMIT ${String(limit)}`;

/** Exactly these groups; at least one. */
export const groupsBy = (ids: readonly number[]): Sql =>
  sql`SELECT ${g.id} FROM ${g} WHERE ${g.id} IN (${roundedList(ids)})`;

const bookOf = (agents: Sql, narrowed?: Narrowed): Sql =>
  narrowed
    ? sql`SELECT ${BOOK_FIRST} ${seen.activityAt} AS activityAt, ${seen.groupId} AS id FROM ${seen} JOIN ${g} ON ${g.id} = ${seen.groupId}
        ${narrowed.joins} WHERE ${seen.agentId} ${agents} AND ${narrowed.where}`
    : sql`SELECT ${seen.activityAt} AS activityAt, ${seen.groupId} AS id FROM ${seen} WHERE ${seen.agentId} ${agents}`;
