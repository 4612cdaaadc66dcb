import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Agent } from '#shared/people/agent.record';
import { useCan, useUser } from '../../app/session/use-user.ts';
import { agentsForUserQuery } from './agents-queries.ts';

interface AssignedAgents {
  assigned: () => readonly Agent[];
  assign: (agents: Agent[]) => void;
}

/** What an agent starts is assigned to that agent, until someone else is chosen. */
export function useOwnAgent({ assigned, assign }: AssignedAgents, wanted: boolean): void {
  const { AgentId } = useUser();
  const isInternal = useCan('internal');
  const { data } = useQuery({ ...agentsForUserQuery, enabled: wanted && !isInternal });
  const assignOwn = useEffectEvent((agents: readonly Agent[]) => {
    const own = agents.find(({ Id }) => Id === AgentId);
    if (own && assigned().length === 0) {
      assign([own]);
    }
  });
  useEffect(() => {
    if (wanted && data) {
      assignOwn(data);
    }
  }, [wanted, data]);
}
