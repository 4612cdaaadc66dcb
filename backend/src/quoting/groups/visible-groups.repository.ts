import { type Sql, sql, table } from '../../platform/database/sql.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { visibleAgents } from '../../platform/people/visible-agents.repository.ts';
import { GroupAgent } from './group-agent.table.ts';

const seenBy = table(GroupAgent, 'seenBy');

/**
 * Which groups this user sees, as a condition on a column that contains a group id: those with an agent whose book the user sees.
 * Source: spec 000 section 6; design section 2, rule 7.
 */
export function visibleGroups(user: SessionUser, groupId: Sql): Sql {
  const agents = visibleAgents(user, seenBy.agentId);
  return user.isInternal
    ? agents
    : sql`EXISTS (SELECT 1 FROM ${seenBy} WHERE ${seenBy.groupId} = ${groupId} AND ${agents})`;
}
