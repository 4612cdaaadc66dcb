import { useSearchParams } from 'react-router';
import { agentChoice, type AgentChoice } from '#shared/book-of-business/agent-choice';
import { useUser } from '../app/session/use-user.ts';
import { chosenAgentOf, rememberAgent } from './chosen-agent.ts';

const PARAMETER = 'agentId';

interface BookAgent {
  choice: AgentChoice;
  /** SrcAgentId of the picked agent; null for none, which means the user's own book where they have one. */
  agentId: string | null;
  pick: (agentId: string | null) => void;
}

/** Whose book is shown: the agent of the address, else the one picked last. The choice is remembered. */
export function useBookAgent(): BookAgent {
  const { Id, Permissions } = useUser();
  const [address, setAddress] = useSearchParams();
  const choice = agentChoice(Permissions);
  return {
    choice,
    agentId: choice === 'own' ? null : (address.get(PARAMETER) ?? chosenAgentOf(Id)),
    pick: (agentId) => {
      rememberAgent(Id, agentId);
      setAddress(agentId === null ? {} : { [PARAMETER]: agentId }, { replace: true });
    },
  };
}
