import type { Rules } from '#shared/business-rules/rules';
import { permissionsOf } from '#shared/roles/permissions';
import type { SessionUser } from '../http/current-user.ts';
import type { User } from '../people/user.table.ts';

/** The user data stored in a session; permissions are derived from it and today's rules, so that a changed rule applies immediately. */
export type SessionFacts = Omit<SessionUser, 'permissions' | 'isInternal'>;

export const toSessionFacts = (user: User): SessionFacts => ({
  id: user.id,
  username: user.username,
  fullName: user.fullName,
  email: user.email,
  roles: user.roles,
  agentId: user.agentId,
  srcAgentId: user.agent?.srcAgentId ?? null,
  agencyId: user.agent?.agencyId ?? null,
  isAgentBroker: user.agent?.isAgentBroker ?? false,
  isGeneralAgent: user.isGeneralAgent,
  accessVersion: user.accessVersion,
});

export function toSessionUser(
  facts: SessionFacts,
  rules: Pick<Rules, 'InternalSales' | 'InternalOperations'>,
): SessionUser {
  const permissions = permissionsOf({
    ...facts,
    internalSalesRoles: rules.InternalSales,
    internalOperationsRoles: rules.InternalOperations,
  });
  return { ...facts, permissions, isInternal: permissions.includes('internal') };
}
