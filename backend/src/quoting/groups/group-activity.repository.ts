import type { EntityManager } from 'typeorm';
import { isSqlite } from '../../platform/database/is-sqlite.ts';
import { toStoredInstant } from '../../platform/database/raw-values.ts';
import { rowsOf, write } from '../../platform/database/run-sql.ts';
import { joined, NOTHING, type Sql, sql, table } from '../../platform/database/sql.ts';
import { inForceQuoteOf, renewalQuoteOf, standingQuoteOf } from './census-quote.repository.ts';
import { GroupAgent } from './group-agent.table.ts';
import { Group } from './group.table.ts';

const employer = table(Group, 'employer');
const seenBy = table(GroupAgent, 'seenBy');
const agents = table(GroupAgent);

/** What is repeated with a group's agents. */
const KNOWN = {
  renewalDate: employer.renewalDate,
  status: sql`shown.status`,
  premiumCents: sql`shown.premiumCents`,
  isPremiumLowest: sql`shown.isPremiumLowest`,
  nowCents: sql`inForce.premiumCents`,
  isNowLowest: sql`inForce.isPremiumLowest`,
  thenCents: sql`renewing.premiumCents`,
  isThenLowest: sql`renewing.isPremiumLowest`,
} as const satisfies Partial<Record<keyof GroupAgent, Sql>>;
const NAMES = Object.keys(KNOWN) as (keyof typeof KNOWN)[];

const ITS_QUOTES = sql`LEFT JOIN quotes shown ON shown.id = ${standingQuoteOf(employer.id)}
  LEFT JOIN quotes inForce ON inForce.id = ${inForceQuoteOf(employer.id, employer.renewalDate)}
  LEFT JOIN quotes renewing ON renewing.id = ${renewalQuoteOf(employer.id, employer.renewalDate)}`;

const SET_KNOWN = joined(
  NAMES.map((name) => sql`${seenBy[name]} = ${KNOWN[name]}`),
  ', ',
);
/** The same for SQLite, whose UPDATE has no joins. */
const SET_SELECTED = sql`(${joined(
  NAMES.map((name) => agents[name]),
  ', ',
)}) = (SELECT ${joined(Object.values(KNOWN), ', ')} FROM ${employer} ${ITS_QUOTES}
  WHERE ${employer.id} = group_agents.groupId)`;

/**
 * Records a change of the group or one of its quotes, which moves it to the top of every list. The versions of the group and its quotes are
 * unchanged. Written to the group and to each of its agents, from whose rows lists and figures are read.
 */
export async function noteGroupActivity(tx: EntityManager, groupId: number, at: Date): Promise<void> {
  const instant = toStoredInstant(at);
  if (isSqlite(tx)) {
    const groups = table(Group);
    await write(tx, sql`UPDATE ${groups} SET ${groups.activityAt} = ${instant} WHERE ${groups.id} = ${groupId}`);
    await write(
      tx,
      sql`UPDATE ${agents} SET ${agents.activityAt} = ${instant}, ${SET_SELECTED} WHERE ${agents.groupId} = ${groupId}`,
    );
  } else {
    await write(
      tx,
      sql`UPDATE ${employer} LEFT JOIN ${seenBy} ON ${seenBy.groupId} = ${employer.id} ${ITS_QUOTES}
        SET ${employer.activityAt} = ${instant}, ${seenBy.activityAt} = ${instant}, ${SET_KNOWN}
        WHERE ${employer.id} = ${groupId}`,
    );
  }
}

/** Of this group, or of all: repeats with its agents what is known of it now, without an activity. */
export function repeatGroups(tx: EntityManager, groupId: number | null = null): Promise<void> {
  const which = (column: Sql) => (groupId === null ? NOTHING : sql`WHERE ${column} = ${groupId}`);
  return write(
    tx,
    isSqlite(tx)
      ? sql`UPDATE ${agents} SET ${SET_SELECTED} ${which(agents.groupId)}`
      : sql`UPDATE ${seenBy} JOIN ${employer} ON ${employer.id} = ${seenBy.groupId} ${ITS_QUOTES} SET ${SET_KNOWN}
          ${which(seenBy.groupId)}`,
  );
}

/** The groups among these of which something else is repeated than is known. @param from the first and @param to the last id */
export async function listDifferingGroups(tx: EntityManager, from: number, to: number): Promise<number[]> {
  const differs = joined(
    NAMES.map((name) => sql`COALESCE(${seenBy[name]}, '') <> COALESCE(${KNOWN[name]}, '')`),
    ' OR ',
  );
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`SELECT DISTINCT ${employer.id} AS id FROM ${employer} JOIN ${seenBy} ON ${seenBy.groupId} = ${employer.id} ${ITS_QUOTES}
      WHERE ${employer.id} BETWEEN ${from} AND ${to} AND (${differs} OR ${seenBy.activityAt} <> ${employer.activityAt})
      ORDER BY id`,
  );
  return rows.map(({ id }) => id);
}
