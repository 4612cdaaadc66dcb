import { ROLES, type Role } from '#shared/roles/permissions';

/** The rules whose value is a list of roles, and what those roles mean. */
const MEANINGS = {
  InternalSales: { permission: 'internalsales', words: 'internal sales' },
  InternalOperations: { permission: 'internaloperations', words: 'internal operations' },
} as const;
export type RoleListKey = keyof typeof MEANINGS;
export const isRoleListKey = (key: string): key is RoleListKey => Object.hasOwn(MEANINGS, key);
export const permissionOfList = (key: RoleListKey) => MEANINGS[key].permission;

const OF_AGENTS: readonly Role[] = [ROLES.smallGroupAgent, ROLES.individualAgent, ROLES.smallGroupAgentAdmin];

export const rolesOfAgents = (role: Role): string => `Agents have the role ${role}, so it cannot mean internal staff.`;
export const nobodyLeft = (key: RoleListKey): string =>
  `No active account has one of these roles, so nobody would be ${MEANINGS[key].words}. Name a role that someone has.`;
export const ownLockOut = (key: RoleListKey): string =>
  `You would lose ${MEANINGS[key].words} yourself. Keep one of your own roles in the list.`;

export interface RoleListFacts {
  /** The new list. */
  roles: readonly Role[];
  /** The roles of every active account. */
  accounts: readonly (readonly Role[])[];
  /** The user who changes the list: their roles, and whether they currently have the permission. */
  editor: { roles: readonly Role[]; hasPermission: boolean };
}

/** Why a list of roles cannot be saved, or null: someone must keep access, including the user who changes the list. */
export function roleListProblem(key: RoleListKey, { roles, accounts, editor }: RoleListFacts): string | null {
  const ofAgents = roles.find((role) => OF_AGENTS.includes(role));
  if (ofAgents) {
    return rolesOfAgents(ofAgents);
  }
  const isIn = (own: readonly Role[]) => own.some((role) => roles.includes(role));
  if (!accounts.some(isIn)) {
    return nobodyLeft(key);
  }
  return editor.hasPermission && !isIn(editor.roles) ? ownLockOut(key) : null;
}
