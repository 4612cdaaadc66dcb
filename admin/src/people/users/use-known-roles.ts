import { useQuery } from '@tanstack/react-query';
import { readRules } from '#shared/business-rules/rules';
import { type KnownRole, knownRoles } from '#shared/roles/role-names';
import type { UserPlace } from '#shared/people/user-rules';
import { parametersQuery } from '../../providers/parameters-query.ts';

const NONE: KnownRole[] = [];

/** The roles defined by the rules in force; empty while the rules are loading. */
export function useKnownRoles(): KnownRole[] {
  const { data } = useQuery({ ...parametersQuery, select: rolesOf });
  return data ?? NONE;
}

const rolesOf = (parameters: Record<string, string>): KnownRole[] => knownRoles(readRules(parameters));

export const isAgentRole = (roles: readonly string[], all: readonly KnownRole[]): boolean =>
  all.some(({ role, isInternal }) => !isInternal && roles.includes(role));

/** Drops values that belong to roles which were deselected. */
export const withoutAgentUnlessRole = <
  User extends Pick<UserPlace, 'AgentId' | 'IsGeneralAgent'> & { Roles: string[] },
>(
  user: User,
  roles: readonly KnownRole[],
): User => (isAgentRole(user.Roles, roles) ? user : { ...user, AgentId: null, IsGeneralAgent: false });
