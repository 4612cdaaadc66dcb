import type { Permission } from '#shared/roles/permissions';

export interface FlagRule {
  /** The default for a new group. */
  initial: boolean;
  /** This user may not change it. */
  locked: boolean;
}

/** Ours. */
export const FLAG_NOT_YOURS = 'You cannot change this flag.';

/**
 * The CAMAD and agent-broker flags of a group, for the user who edits it. An internal operations user who is also CAMAD creates
 * CAMAD groups, an agent-broker creates agent-broker groups; external users without the role cannot change the flag.
 *
 * Source: spec 002 section 5, "Group form".
 */
export function groupFlagRules(permissions: readonly Permission[]): { camad: FlagRule; agentBroker: FlagRule } {
  const has = (permission: Permission) => permissions.includes(permission);
  const isExternal = !has('internal');
  return {
    camad: { initial: has('internaloperations') && has('camad'), locked: isExternal && !has('camad') },
    agentBroker: { initial: has('agentbroker'), locked: isExternal && !has('agentbroker') },
  };
}
