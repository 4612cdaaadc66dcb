import { queryOptions } from '@tanstack/react-query';
import { AGENTS } from '#shared/people/people.calls';
import { WITH_NOTICE, callPage, query } from '#web/http/calls';

/** The agents that this user may assign without a search. */
export const agentsForUserQuery = queryOptions({
  ...query(AGENTS.listForUser, {}, WITH_NOTICE),
  queryKey: ['agents', 'for-user'],
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
      const part = { page, pageSize: AGENTS_PER_PAGE };
      return callPage(AGENTS.find, { query: givenCriteria(criteria) }, part, { ...WITH_NOTICE, signal });
    },
  });

export const givenCriteria = (criteria: AgentCriteria): Partial<AgentCriteria> =>
  Object.fromEntries(Object.entries(criteria).filter(([, text]) => text.trim() !== ''));
