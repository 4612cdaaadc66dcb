import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Agent } from '#shared/people/agent.record';
import type { Page } from '#web/http/pages';
import { useCan } from '../../app/session/use-user.ts';
import { agentCriteria, agentsMatching } from './agents-matching.ts';
import { AGENTS_PER_PAGE, agentsForUserQuery, foundAgentsQuery } from './agents-queries.ts';

interface FoundAgents {
  /** Undefined until the first answer. */
  found: Page<Agent> | undefined;
  error: unknown;
  retry: () => void;
}

/** One page of the agents matching the text. Agents pick from their own list; internal staff search all agents. */
export function useFoundAgents(text: string, page: number): FoundAgents {
  const isInternal = useCan('internal');
  const own = useQuery({ ...agentsForUserQuery, enabled: !isInternal });
  const searched = useQuery({
    ...foundAgentsQuery(agentCriteria(text), page),
    enabled: isInternal,
    placeholderData: keepPreviousData,
  });
  const { error, refetch } = isInternal ? searched : own;
  const retry = () => void refetch();
  return { found: isInternal ? searched.data : own.data && pageOf(agentsMatching(own.data, text), page), error, retry };
}

const pageOf = (agents: readonly Agent[], page: number): Page<Agent> => ({
  rows: agents.slice((page - 1) * AGENTS_PER_PAGE, page * AGENTS_PER_PAGE),
  total: agents.length,
});
