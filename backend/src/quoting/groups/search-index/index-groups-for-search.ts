import type { EntityManager } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import { groupTerms } from '#shared/search/search-terms';
import { askTogether, type Question } from '../../../platform/database/ask-together.ts';
import { deleteKnown, marksOf } from '../../../platform/database/delete-found.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';

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

interface Filed {
  groupId: number;
}

interface GroupAgent extends Filed {
  agentId: number;
}

interface Found {
  underTerms: Filed;
  inBooks: Filed;
  groups: FiledGroup;
  agents: GroupAgent;
}

const GROUP_COLUMNS = {
  id: 'id',
  name: 'name',
  groupNumber: 'groupEnterpriseId',
  phoneNumber: 'phoneNumber',
  email: 'email',
  effectiveDate: 'COALESCE(lastEffectiveDate, renewalDate)',
};
const AGENT_COLUMNS = { groupId: 'groupId', agentId: 'agentId' };

/**
 * Files groups anew: under the terms that they are found by, and in the books of their agents once the insurer has given them a
 * number. To be called in the transaction that changes a group's name, number, phone, email, dates or agents.
 */
export async function indexGroupsForSearch(tx: EntityManager, groupIds: readonly number[]): Promise<void> {
  for (let first = 0; first < groupIds.length; first += CHUNK) {
    await fileSome(tx, groupIds.slice(first, first + CHUNK));
  }
}

/** Files what was never filed: groups of an older release, or loaded past the application. Returns how many. */
export async function fileMissingGroups(tx: EntityManager): Promise<number> {
  const missing: { id: number }[] = await tx.query(
    'SELECT g.id FROM `groups` g WHERE NOT EXISTS (SELECT 1 FROM group_search_terms t WHERE t.groupId = g.id) ORDER BY g.id',
  );
  await indexGroupsForSearch(
    tx,
    missing.map(({ id }) => id),
  );
  return missing.length;
}

async function fileSome(tx: EntityManager, ids: readonly number[]): Promise<void> {
  const { underTerms, inBooks, groups, agents } = await askTogether<Found>(tx, {
    underTerms: filedIn('group_search_terms', ids),
    inBooks: filedIn('group_book_entries', ids),
    groups: { columns: GROUP_COLUMNS, from: `FROM \`groups\` WHERE id IN (${marksOf(ids)})`, values: ids },
    agents: { columns: AGENT_COLUMNS, from: `FROM group_agents WHERE groupId IN (${marksOf(ids)})`, values: ids },
  });
  await deleteKnown(tx, 'group_search_terms', 'groupId', underTerms.map(groupOf));
  await deleteKnown(tx, 'group_book_entries', 'groupId', inBooks.map(groupOf));
  await insertRows(tx, 'group_book_entries', ENTRY_COLUMNS, bookEntries(groups, agents));
  // Last: a group without terms is one that was never filed to the end.
  const terms = groups.flatMap((group) => groupTerms(group).flatMap(([kind, term]) => [term, kind, group.id]));
  await insertRows(tx, 'group_search_terms', TERM_COLUMNS, terms);
}

/** Which of these groups have rows there. */
const filedIn = (table: string, ids: readonly number[]): Question<Filed> => ({
  columns: { groupId: 'filed.groupId' },
  from: `FROM (SELECT DISTINCT groupId FROM ${table} WHERE groupId IN (${marksOf(ids)})) filed`,
  values: ids,
});

const groupOf = ({ groupId }: Filed): number => groupId;

function bookEntries(groups: readonly FiledGroup[], agents: readonly GroupAgent[]): (string | number | null)[] {
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
