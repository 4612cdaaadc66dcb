import { visibleAgents, type Condition } from '../../platform/people/visible-agents.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';

/**
 * Which groups this user sees, as a condition on a column that holds a group id: those with an agent whose book the user sees.
 * Source: spec 000 section 6; design section 2, rule 7.
 */
export function visibleGroups(user: SessionUser, groupIdColumn: string): Condition {
  const agents = visibleAgents(user, 'seenBy.agentId');
  return user.isInternal
    ? agents
    : {
        sql: `EXISTS (SELECT 1 FROM group_agents seenBy WHERE seenBy.groupId = ${groupIdColumn} AND ${agents.sql})`,
        parameters: agents.parameters,
      };
}
