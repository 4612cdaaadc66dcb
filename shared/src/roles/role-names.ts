import { type Permission, type Role, ROLES } from '#shared/roles/permissions';
import type { Rules } from '#shared/business-rules/rules';

const ROLE_NAMES: readonly [Permission, string][] = [
  ['superuser', 'Super user'],
  ['internalsales', 'Internal sales'],
  ['internaloperations', 'Internal operations'],
  ['camad', 'CAMAD'],
  ['agentadmin', 'Agent admin'],
  ['generalagent', 'General agent'],
  ['agentbroker', 'Agent-broker'],
  ['agent', 'Agent'],
];

/** A user's roles in words: "Internal operations, CAMAD". */
export const roleNames = (permissions: readonly Permission[]): string =>
  ROLE_NAMES.filter(([permission]) => permissions.includes(permission))
    .map(([, name]) => name)
    .join(', ');

/** "Ada Agent" is AA: the first and the last name. */
export const initials = (fullName: string): string =>
  fullName
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => name[0]!.toUpperCase())
    .filter((_letter, index, letters) => index === 0 || index === letters.length - 1)
    .join('');

/** A role that the product recognizes. */
export interface KnownRole {
  role: Role;
  /** Display name: "Agent admin". */
  name: string;
  isInternal: boolean;
}

type RoleRules = Pick<Rules, 'InternalSales' | 'InternalOperations'>;

const known = (role: Role, name: string, isInternal: boolean): KnownRole => ({ role, name, isInternal });

const EXTERNAL = [
  known(ROLES.smallGroupAgent, 'Agent', false),
  known(ROLES.individualAgent, 'Individual agent', false),
  known(ROLES.smallGroupAgentAdmin, 'Agent admin', false),
];

/**
 * The assignable roles, in screen order. Internal sales and operations are the roles listed in the rules of these names. Source:
 * spec 002 section 6.
 */
export function knownRoles({ InternalSales, InternalOperations }: RoleRules): KnownRole[] {
  const all = [
    ...EXTERNAL,
    ...namedByRule(InternalSales, 'Internal sales'),
    ...namedByRule(InternalOperations, 'Internal operations'),
    known(ROLES.camadInternal, 'CAMAD', true),
    known(ROLES.superUser, 'Super user', true),
  ];
  return all.filter(({ role }, index) => all.findIndex((other) => other.role === role) === index);
}

/** If a rule lists several roles, they are distinguished by their own names. */
const namedByRule = (roles: readonly Role[], name: string): KnownRole[] =>
  roles.map((role) => known(role, roles.length > 1 ? `${name} (${role})` : name, true));

/** Roles in words; an unrecognized one appears as it is. */
export const namesOfRoles = (roles: readonly Role[], all: readonly KnownRole[]): string[] =>
  roles.map((role) => all.find((each) => each.role === role)?.name ?? role);
