import type { EntityManager } from 'typeorm';
import { isSqlite } from '../../platform/database/is-sqlite.ts';
import { toStoredInstant } from '../../platform/database/raw-values.ts';
import { write } from '../../platform/database/run-sql.ts';
import { sql, table } from '../../platform/database/sql.ts';
import { GroupAgent } from './group-agent.table.ts';
import { Group } from './group.table.ts';

const employer = table(Group, 'employer');
const seenBy = table(GroupAgent, 'seenBy');

/**
 * Records a change of the group or one of its quotes, which moves it to the top of every list. The versions of the group and its quotes are
 * unchanged. Written to the group and to each of its agents, whose lists are read in this order.
 */
export async function noteGroupActivity(tx: EntityManager, groupId: number, at: Date): Promise<void> {
  const instant = toStoredInstant(at);
  if (isSqlite(tx)) {
    const [groups, agents] = [table(Group), table(GroupAgent)];
    await write(tx, sql`UPDATE ${groups} SET ${groups.activityAt} = ${instant} WHERE ${groups.id} = ${groupId}`);
    await write(tx, sql`UPDATE ${agents} SET ${agents.activityAt} = ${instant} WHERE ${agents.groupId} = ${groupId}`);
  } else {
    await write(
      tx,
      sql`UPDATE ${employer} LEFT JOIN ${seenBy} ON ${seenBy.groupId} = ${employer.id}
        SET ${employer.activityAt} = ${instant}, ${seenBy.activityAt} = ${instant} WHERE ${employer.id} = ${groupId}`,
    );
  }
}
