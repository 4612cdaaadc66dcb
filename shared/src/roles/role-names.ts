import type { Permission } from '#shared/roles/permissions';

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
