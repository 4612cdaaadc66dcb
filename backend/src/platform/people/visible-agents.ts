import type { SessionUser } from '../http/current-user.ts';

/** A piece of SQL with its parameters, for TypeORM's `andWhere(sql, parameters)`. */
export interface Condition {
  sql: string;
  parameters: Record<string, unknown>;
}

/** Nobody's book but the own one. */
export const seesOwnBookOnly = ({ isInternal, isGeneralAgent, permissions }: SessionUser): boolean =>
  !isInternal && !isGeneralAgent && !permissions.includes('agentadmin');

/**
 * Which agents' books this user sees, as a condition on a column that holds an agent id.
 * Internal staff see all; general agents their own agency and those under it; agent admins their agency; agents themselves.
 * Source: spec 000 section 6; design section 8.
 */
export function visibleAgents(user: SessionUser, agentIdColumn: string): Condition {
  if (user.isInternal) {
    return { sql: '1 = 1', parameters: {} };
  }
  const inAgencies = (agencies: string) =>
    `${agentIdColumn} IN (SELECT seen.id FROM agents seen JOIN agencies seenAgency ON seenAgency.id = seen.agencyId WHERE ${agencies})`;
  if (user.isGeneralAgent) {
    return {
      sql: inAgencies('(seenAgency.id = :seenAgencyId OR seenAgency.generalAgencyId = :seenAgencyId)'),
      parameters: { seenAgencyId: user.agencyId },
    };
  }
  if (seesOwnBookOnly(user)) {
    return { sql: `${agentIdColumn} = :seenAgentId`, parameters: { seenAgentId: user.agentId ?? 0 } };
  }
  return { sql: inAgencies('seenAgency.id = :seenAgencyId'), parameters: { seenAgencyId: user.agencyId } };
}
