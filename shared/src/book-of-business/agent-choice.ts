import type { Permission } from '#shared/roles/permissions';

/** Ours: the specification says only that nothing shows before an agent is picked. */
export const PICK_AN_AGENT = 'Please choose an agent to see the book of business.';

/** `own`: the user's own book; `picked`: the book of an agent they pick; `either`: their own until they pick another. */
export type AgentChoice = 'own' | 'picked' | 'either';

/**
 * Whose book of business a user sees. Agent admins and internal staff have none of their own and pick an agent; a general agent has
 * one and may view those of the agencies below. Everyone else sees only their own.
 * Source: spec 000 section 2, "Group BOB screen", and section 6; the general agent and internal staff are ours.
 */
export function agentChoice(permissions: readonly Permission[]): AgentChoice {
  if (permissions.includes('internal') || permissions.includes('agentadmin')) {
    return 'picked';
  }
  return permissions.includes('generalagent') ? 'either' : 'own';
}
