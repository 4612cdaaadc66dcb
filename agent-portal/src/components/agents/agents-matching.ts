import type { Agent } from '#shared/people/agent.record';
import { wordsMatcher } from '#shared/search/search-terms';
import type { AgentCriteria } from './agents-queries.ts';

/** The agents whose name, number or NPN contains every word of the text. */
export function agentsMatching(agents: readonly Agent[], text: string): Agent[] {
  const matches = wordsMatcher(text);
  return agents.filter(({ Name, SrcAgentId, NpnNumber }) =>
    matches(`${Name.First} ${Name.Last} ${SrcAgentId} ${NpnNumber}`),
  );
}

/** Typed text as the server's criteria: "Ada Agent", "Agent, Ada", a last name alone, or an agent number. */
export function agentCriteria(text: string): AgentCriteria {
  const typed = text.trim();
  if (/\d/.test(typed)) {
    return { FirstName: '', LastName: '', SrcAgentId: typed };
  }
  const [last, first] = typed.split(/\s*,\s*/);
  if (first !== undefined) {
    return { FirstName: first, LastName: last ?? '', SrcAgentId: '' };
  }
  const words = typed.split(/\s+/);
  return { FirstName: words.slice(0, -1).join(' '), LastName: words.at(-1) ?? '', SrcAgentId: '' };
}
