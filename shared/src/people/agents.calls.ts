import { CSV, calls, get, post, put } from '#shared/answers/calls';
import { LIST_QUERY } from '#shared/answers/list-query.record';
import { AGENT, AGENT_CHANGE, AGENT_ROW } from '#shared/people/agent.record';

/** Spec 002 section 3, "Agent". Agents cannot be deleted because groups and quotes name them, only deactivated. */
export const MANAGED_AGENTS = calls('/api/people', ['superuser'], {
  list: get('Agents', { about: 'Agents.', query: LIST_QUERY, answers: [AGENT_ROW] }),
  export: get('Agents.csv', { about: 'All agents that match the filter.', query: LIST_QUERY, answers: CSV }),
  find: get('Agents/:id', { about: 'One agent.', answers: AGENT_ROW, refuses: ['NOT_FOUND'] }),
  create: post('Agents', { about: 'Creates an agent.', body: AGENT, answers: AGENT_ROW, refuses: ['RULE_BROKEN'] }),
  change: put('Agents/:id', {
    about: 'Changes an agent.',
    body: AGENT_CHANGE,
    answers: AGENT_ROW,
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
});
