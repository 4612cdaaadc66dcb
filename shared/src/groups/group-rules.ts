import type { Permission } from '#shared/roles/permissions';
import { patternRule } from '#shared/formats/pattern';

/** Source: spec 002 section 5, "Group form". */
export const AT_LEAST_ONE_AGENT = 'At least one agent must be assigned';

/** Our rule: the specification does not say which agents a user may assign. */
export const AGENT_NOT_YOURS = 'You cannot assign this agent.';

export interface AgentLimit {
  /** The user who assigns is an agent-broker. */
  isAgentBroker: boolean;
  /** How many agents the group already has, whoever assigned them: that many may stay. */
  assigned?: number;
}

/** How many agents a group or quote may have: one, or two when an agent-broker assigns them or has assigned them. */
export const maxAgents = ({ isAgentBroker, assigned = 0 }: AgentLimit): number =>
  isAgentBroker || assigned > 1 ? 2 : 1;

/** Checks whether that many agents may be assigned. The second message is ours: the specification only says "an error". */
export function agentsProblem(count: number, limit: AgentLimit): string | null {
  if (count === 0) {
    return AT_LEAST_ONE_AGENT;
  }
  const most = maxAgents(limit);
  return count > most ? `No more than ${most === 1 ? 'one agent' : 'two agents'} can be assigned` : null;
}

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

/** A group's two statuses that internal staff switch on its details screen. */
export const GROUP_STATUS_FLAGS = ['IsRolloverToLargeGroup', 'IsRenewOLFO'] as const;
export type GroupStatusFlag = (typeof GROUP_STATUS_FLAGS)[number];

interface FlagWords {
  /** On screen: "Rollover to large group". */
  label: string;
  updated: string;
  failed: string;
}

/** Source: spec 002 section 8, word for word; the OLFO ones follow the same pattern. */
export const GROUP_STATUS_FLAG_WORDS: Record<GroupStatusFlag, FlagWords> = {
  IsRolloverToLargeGroup: {
    label: 'Rollover to large group',
    updated: 'The rollover to large group status updated successfully.',
    failed: 'Error processing the rollover to large group status update request.',
  },
  IsRenewOLFO: {
    label: 'OLFO renewal',
    updated: 'The OLFO renewal status updated successfully.',
    failed: 'Error processing the OLFO renewal status update request.',
  },
};

/** What external users may not do for a group that renews as OLFO. Source: spec 002 section 6, word for word. */
export const NO_PROPOSAL_FOR_OLFO =
  'You cannot create a proposal for this group because it is an OLFO group. Please contact the sales team for more information.';
export const NO_QUOTE_FOR_OLFO =
  'You cannot create a new quote for this group because it is an OLFO group, please contact the sales team for more information.';

/** Checks whether text is a Standard Industrial Classification code: four digits. Blank text is valid. */
export const sicCodeProblem = patternRule({
  pattern: /^\d{4}$/,
  message: 'SIC code must be four digits, such as 5812.',
});
