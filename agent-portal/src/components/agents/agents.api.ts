import { queryOptions } from '@tanstack/react-query';
import type { Agent } from '#shared/people/agent.record';
import { getJson } from '#web/http/client';
import { getPage } from '#web/http/pages';

/** The agents that this user may assign without a search. */
export const agentsForUserQuery = queryOptions({
  queryKey: ['agents', 'for-user'],
  queryFn: ({ signal }) => getJson<Agent[]>('/api/agent/AgentsForUser', signal),
});

export interface AgentCriteria {
  FirstName: string;
  LastName: string;
  SrcAgentId: string;
}

/** Rows of the agent search. Source: spec 002 section 9. */
export const AGENTS_PER_PAGE = 5;

/** One page of the matching agents. Empty criteria are omitted from the URL (spec 002 section 7, "Agents"). */
export const foundAgentsQuery = (criteria: AgentCriteria, page: number) =>
  queryOptions({
    queryKey: ['agents', 'found', criteria, page],
    queryFn: ({ signal }) => {
      const path = `/api/agent/findAgentsByCriteria?${givenCriteria(criteria)}`;
      return getPage<Agent>(path, { page, pageSize: AGENTS_PER_PAGE }, signal);
    },
  });

export const givenCriteria = (criteria: AgentCriteria): URLSearchParams =>
  new URLSearchParams(Object.entries(criteria).filter(([, text]) => text.trim() !== ''));
