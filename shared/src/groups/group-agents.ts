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
