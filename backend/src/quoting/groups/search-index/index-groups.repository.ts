import type { EntityManager } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import { groupTerms } from '#shared/search/search-terms';
import { askTogether, type Question } from '../../../platform/database/ask-together.ts';
import { deleteKnown } from '../../../platform/database/delete-found.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import { rowsOf } from '../../../platform/database/run-sql.ts';
import { list, sql, table, type Table } from '../../../platform/database/sql.ts';
import { GroupAgent } from '../group-agent.table.ts';
import { Group } from '../group.table.ts';
import { GroupBookEntry } from './group-book-entry.table.ts';
import { GroupSearchTerm } from './group-search-term.table.ts';

const CHUNK = 500;
const TERM_COLUMNS = ['term', 'kind', 'groupId'] as const;
const ENTRY_COLUMNS = ['agentId', 'groupId', 'name', 'groupNumber', 'phoneNumber', 'effectiveDate', 'email'] as const;

interface FiledGroup {
  id: number;
  name: string;
  groupNumber: string | null;
  phoneNumber: string | null;
  email: string | null;
  effectiveDate: IsoDate | null;
}

interface Indexed {
  groupId: number;
}

interface AgentOfGroup extends Indexed {
  agentId: number;
}

interface Found {
  underTerms: Indexed;
  inBooks: Indexed;
  groups: FiledGroup;
  agents: AgentOfGroup;
}

const g = table(Group, 'g');
const member = table(GroupAgent, 'member');
const term = table(GroupSearchTerm, 'term');
const entry = table(GroupBookEntry, 'entry');

const GROUP_COLUMNS = {
  id: g.id,
  name: g.name,
  groupNumber: g.groupEnterpriseId,
  phoneNumber: g.phoneNumber,
  email: g.email,
  effectiveDate: sql`COALESCE(${g.lastEffectiveDate}, ${g.renewalDate})`,
};
const AGENT_COLUMNS = { groupId: member.groupId, agentId: member.agentId };

/**
 * Rebuilds the search terms of groups and, once the insurer has assigned a number, their entries in the books of their agents. Call it in
 * the transaction that changes a group's name, number, phone, email, dates or agents.
 */
export async function indexGroupsForSearch(tx: EntityManager, groupIds: readonly number[]): Promise<void> {
  for (let first = 0; first < groupIds.length; first += CHUNK) {
    await indexChunk(tx, groupIds.slice(first, first + CHUNK));
  }
}

/** Same for a group that was just inserted, without a number: nothing is looked up. */
export function indexNewGroup(tx: EntityManager, group: Group): Promise<void> {
  const terms = groupTerms({ ...group, groupNumber: null }).flatMap(([kind, text]) => [text, kind, group.id]);
  return insertRows(tx, 'group_search_terms', TERM_COLUMNS, terms);
}

/** Indexes groups that never were: from an older release, or loaded without the application. Returns how many. */
export async function indexMissingGroups(tx: EntityManager): Promise<number> {
  const missing = await rowsOf<{ id: number }>(
    tx,
    sql`SELECT ${g.id} FROM ${g} WHERE NOT EXISTS (SELECT 1 FROM ${term} WHERE ${term.groupId} = ${g.id}) ORDER BY ${g.id}`,
  );
  await indexGroupsForSearch(
    tx,
    missing.map(({ id }) => id),
  );
  return missing.length;
}

async function indexChunk(tx: EntityManager, ids: readonly number[]): Promise<void> {
  const { underTerms, inBooks, groups, agents } = await askTogether<Found>(tx, {
    underTerms: indexedIn(term, ids),
    inBooks: indexedIn(entry, ids),
    groups: { columns: GROUP_COLUMNS, from: sql`FROM ${g} WHERE ${g.id} IN (${list(ids)})` },
    agents: { columns: AGENT_COLUMNS, from: sql`FROM ${member} WHERE ${member.groupId} IN (${list(ids)})` },
  });
  await deleteKnown(tx, GroupSearchTerm, 'groupId', underTerms.map(groupOf));
  await deleteKnown(tx, GroupBookEntry, 'groupId', inBooks.map(groupOf));
  await insertRows(tx, 'group_book_entries', ENTRY_COLUMNS, bookEntries(groups, agents));
  // Comes last: a group without terms was never indexed completely.
  const terms = groups.flatMap((group) => groupTerms(group).flatMap(([kind, term]) => [term, kind, group.id]));
  await insertRows(tx, 'group_search_terms', TERM_COLUMNS, terms);
}

/** Which of these groups have rows in the table. */
const indexedIn = (rows: Table<Indexed>, ids: readonly number[]): Question<Indexed> => ({
  columns: { groupId: sql`found.groupId` },
  from: sql`FROM (SELECT DISTINCT ${rows.groupId} FROM ${rows} WHERE ${rows.groupId} IN (${list(ids)})) found`,
});

const groupOf = ({ groupId }: Indexed): number => groupId;

function bookEntries(groups: readonly FiledGroup[], agents: readonly AgentOfGroup[]): (string | number | null)[] {
  const byId = new Map(groups.map((group) => [group.id, group]));
  return agents.flatMap(({ groupId, agentId }) => {
    const group = byId.get(groupId);
    return group && group.groupNumber !== null
      ? [
          agentId,
          groupId,
          group.name.toLowerCase(),
          group.groupNumber,
          group.phoneNumber,
          group.effectiveDate,
          group.email?.toLowerCase() ?? null,
        ]
      : [];
  });
}
