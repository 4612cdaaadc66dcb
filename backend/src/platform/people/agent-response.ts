import type { Agent as AgentResponse } from '#shared/people/agent.record';
import type { Agent } from './agent.table.ts';

/** An agent in its API form; pass it with its agency. */
export const toAgentResponse = (agent: Agent): AgentResponse => ({
  Id: agent.id,
  SrcAgentId: agent.srcAgentId,
  Name: { First: agent.firstName, Last: agent.lastName },
  NpnNumber: agent.npnNumber,
  AgencyName: agent.agency?.name ?? '',
  Phone: agent.phone,
  Email: agent.email,
  IsAgentBroker: agent.isAgentBroker,
});
