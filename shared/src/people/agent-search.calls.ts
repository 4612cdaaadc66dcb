import { calls, get } from '#shared/answers/calls';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import { AGENT_CARD, AGENT_CRITERIA } from '#shared/people/agent.record';

/** Finds agents to assign. Spec 002 section 7, "Agents". */
export const AGENTS = calls('/api/agent', ['agent', 'agentadmin'], {
  listForUser: get('AgentsForUser', {
    about:
      'The agents that this user may assign. Only agents can load this list (spec 002 section 6); internal staff search.',
    answers: [AGENT_CARD],
  }),
  find: get('findAgentsByCriteria', {
    about:
      'Searches all agents for internal staff, those of AgentsForUser for everyone else; by name, with Content-Range.',
    allow: ['smallgroup', ...INDIVIDUAL_QUOTING],
    query: AGENT_CRITERIA,
    answers: [AGENT_CARD],
  }),
});
