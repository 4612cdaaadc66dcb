import { queryOptions } from '@tanstack/react-query';
import type { Agent } from '#shared/people/agent.record';
import type { GroupEditRequest, GroupRequest, GroupResponse } from '#shared/groups/group.record';
import type { CreateQuoteRequest, QuoteResponse } from '#shared/quotes/quote.record';
import { getJson, sendJson } from '#web/http/client';
import { getPage } from '#web/http/pages';

/** The form and its screen show refusals themselves, in context. */
const IN_FORM = { bubble: true, suppressNotification: true } as const;

export const groupQuery = (id: number) =>
  queryOptions({
    queryKey: ['group', id],
    queryFn: ({ signal }) => getJson<GroupResponse>(`/api/group/GetGroupById/${id}`, signal, IN_FORM),
  });

export const createGroup = (group: GroupRequest): Promise<GroupResponse> =>
  sendJson('POST', '/api/group', group, IN_FORM);

export const editGroup = (group: GroupEditRequest): Promise<GroupResponse> =>
  sendJson('PUT', '/api/group', group, IN_FORM);

export const createQuote = (quote: CreateQuoteRequest): Promise<QuoteResponse> =>
  sendJson('POST', '/api/quote', quote, IN_FORM);

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
