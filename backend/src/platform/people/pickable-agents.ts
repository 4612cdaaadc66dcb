import type { SessionUser } from '../http/current-user.ts';
import { type Condition, visibleAgents } from './visible-agents.ts';

/**
 * Which agents this user may assign to a group, as a condition on a column that holds an agent id: those whose books the user
 * sees. An agent-broker shares a group with a second agent, so all agents of the own agency.
 * Source: spec 002 section 5, "Group form" (two agents for an agent-broker); the agency as the limit is ours.
 */
export function pickableAgents(user: SessionUser, agentIdColumn: string): Condition {
  const sharesGroups = user.permissions.includes('agentbroker') && !user.isGeneralAgent && !user.isInternal;
  return sharesGroups
    ? {
        sql: `${agentIdColumn} IN (SELECT colleague.id FROM agents colleague WHERE colleague.agencyId = :ownAgencyId)`,
        parameters: { ownAgencyId: user.agencyId },
      }
    : visibleAgents(user, agentIdColumn);
}
