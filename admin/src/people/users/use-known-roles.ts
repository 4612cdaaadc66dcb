import { useQuery } from '@tanstack/react-query';
import { readRules } from '#shared/business-rules/rules';
import { type KnownRole, knownRoles } from '#shared/people/known-roles';
import { parametersQuery } from '../../providers/parameters-query.ts';

const NONE: KnownRole[] = [];

/** The roles that the rules in force know; none while the rules are on their way. */
export function useKnownRoles(): KnownRole[] {
  const { data } = useQuery({ ...parametersQuery, select: rolesOf });
  return data ?? NONE;
}

const rolesOf = (parameters: Record<string, string>): KnownRole[] => knownRoles(readRules(parameters));

export const isAgentRole = (roles: readonly string[], all: readonly KnownRole[]): boolean =>
  all.some(({ role, isInternal }) => !isInternal && roles.includes(role));
