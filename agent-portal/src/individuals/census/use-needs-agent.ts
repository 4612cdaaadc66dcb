import { useUser } from '../../app/session/use-user.ts';

/** Agents quote for themselves. Everyone else names the agent, and an agent-broker may name a second one. */
export function useNeedsAgent(): boolean {
  const { AgentId, IsAgentBroker, Permissions } = useUser();
  const isAgent = AgentId !== null && Permissions.includes('agent');
  return !isAgent || IsAgentBroker || Permissions.some((each) => each === 'agentadmin' || each === 'generalagent');
}
