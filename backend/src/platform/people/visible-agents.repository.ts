import { type Sql, sql, table } from '../database/sql.ts';
import type { SessionUser } from '../http/current-user.ts';
import { Agency } from './agency.table.ts';
import { Agent } from './agent.table.ts';

const seen = table(Agent, 'seen');
const seenAgency = table(Agency, 'seenAgency');
const colleague = table(Agent, 'colleague');

/** Only the user's own book. */
export const seesOwnBookOnly = ({ isInternal, isGeneralAgent, permissions }: SessionUser): boolean =>
  !isInternal && !isGeneralAgent && !permissions.includes('agentadmin');

/**
 * Which agents' books this user sees, as a condition on a column that contains an agent id.
 * Internal staff see all; general agents their own agency and those under it; agent admins their agency; agents themselves.
 * Source: spec 000 section 6; design section 8.
 */
export function visibleAgents(user: SessionUser, agentId: Sql): Sql {
  if (user.isInternal) {
    return sql`1 = 1`;
  }
  if (seesOwnBookOnly(user)) {
    return sql`${agentId} = ${user.agentId ?? 0}`;
  }
  const own = sql`${seenAgency.id} = ${user.agencyId}`;
  const agencies = user.isGeneralAgent ? sql`(${own} OR ${seenAgency.generalAgencyId} = ${user.agencyId})` : own;
  return sql`${agentId} IN (SELECT ${seen.id} FROM ${seen} JOIN ${seenAgency} ON ${seenAgency.id} = ${seen.agencyId}
    WHERE ${agencies})`;
}

/**
 * Which agents this user may assign to a group, as a condition on a column that contains an agent id: those whose books the user sees. An
 * agent-broker shares a group with a second agent, so all agents of their own agency.
 * Source: spec 002 section 5, "Group form" (two agents for an agent-broker); the agency as the limit is ours.
 */
export function pickableAgents(user: SessionUser, agentId: Sql): Sql {
  const sharesGroups = user.permissions.includes('agentbroker') && !user.isGeneralAgent && !user.isInternal;
  return sharesGroups
    ? sql`${agentId} IN (SELECT ${colleague.id} FROM ${colleague} WHERE ${colleague.agencyId} = ${user.agencyId})`
    : visibleAgents(user, agentId);
}
