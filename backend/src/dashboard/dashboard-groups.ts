import type { IsoDate } from '#shared/dates/iso-date';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { visibleAgents } from '../agents/visible-agents.ts';
import { positional } from '../database/positional.ts';
import type { SessionUser } from '../http/current-user.ts';

/** SQL with its values, for plain queries. */
export interface Statement {
  sql: string;
  values: unknown[];
}

/**
 * Ids of the groups that the user sees, those that changed last first.
 * Internal staff see all groups; of the others, group_agents holds each agent's groups in this very order.
 * A group of several agents comes once: its rows there have the same instant.
 */
export function newestGroups(user: SessionUser, { first, count }: { first: number; count: number }): Statement {
  const page = `LIMIT ${count} OFFSET ${first}`;
  if (user.isInternal) {
    return { sql: `SELECT id FROM \`groups\` ORDER BY activityAt DESC, id DESC ${page}`, values: [] };
  }
  const { sql, values } = agentsOf(user);
  const distinct = `SELECT DISTINCT seenBy.activityAt, seenBy.groupId AS id FROM group_agents seenBy WHERE ${sql}`;
  return { sql: `${distinct} ORDER BY seenBy.activityAt DESC, seenBy.groupId DESC ${page}`, values };
}

/** How many groups the user sees, as `total`. */
export function countGroups(user: SessionUser): Statement {
  if (user.isInternal) {
    return { sql: 'SELECT COUNT(*) AS total FROM `groups`', values: [] };
  }
  const { sql, values } = agentsOf(user);
  return { sql: `SELECT COUNT(DISTINCT seenBy.groupId) AS total FROM group_agents seenBy WHERE ${sql}`, values };
}

/** Ids of the groups that renew in the window, soonest first. */
export function renewingGroups(
  user: SessionUser,
  { from, to }: { from: IsoDate; to: IsoDate },
  limit: number,
): Statement {
  const visible = isVisible(user, 'g.id');
  return {
    sql: `SELECT g.id FROM \`groups\` g WHERE g.renewalDate BETWEEN ? AND ? ${visible.sql} ORDER BY g.renewalDate, g.id LIMIT ${limit}`,
    values: [from, to, ...visible.values],
  };
}

/** Ids of the groups with a quote in this status, the last changed first; a group may come more than once. */
export function waitingGroups(user: SessionUser, status: QuoteStatus, limit: number): Statement {
  const visible = isVisible(user, 'q.groupId');
  return {
    sql: `SELECT q.groupId AS id FROM quotes q WHERE q.status = ? AND q.isDeleted = 0 ${visible.sql}
      ORDER BY q.modifiedAt DESC LIMIT ${limit}`,
    values: [status, ...visible.values],
  };
}

/**
 * As a count instead of EXISTS: MySQL would turn that into a join, read every agent's groups first and sort them,
 * where the index of the outer query has the few that are wanted in front.
 */
function isVisible(user: SessionUser, groupIdColumn: string): Statement {
  if (user.isInternal) {
    return { sql: '', values: [] };
  }
  const { sql, values } = agentsOf(user);
  return {
    sql: `AND (SELECT COUNT(*) FROM group_agents seenBy WHERE seenBy.groupId = ${groupIdColumn} AND ${sql}) > 0`,
    values,
  };
}

const agentsOf = (user: SessionUser): Statement => positional(visibleAgents(user, 'seenBy.agentId'));
