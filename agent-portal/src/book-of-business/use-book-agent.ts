import { useSearchParams } from 'react-router';
import { agentChoice, type AgentChoice } from '#shared/book-of-business/books';
import { useUser } from '../app/session/use-user.ts';

const PARAMETER = 'agentId';

interface BookAgent {
  choice: AgentChoice;
  /** SrcAgentId of the picked agent; null for none: then the user's own book, if there is one. */
  agentId: string | null;
  pick: (agentId: string | null) => void;
}

/** Whose book to show: the agent in the URL, otherwise the one picked last. The choice is remembered. */
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

const KEY = 'pq.book-agent';

/** The agent whose book this user opened last. Stores only the insurer's agent number, no other personal data. */
function chosenAgentOf(userId: number): string | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as { userId?: unknown; agentId?: unknown } | null;
    return kept?.userId === userId && typeof kept.agentId === 'string' ? kept.agentId : null;
  } catch {
    return null;
  }
}

/** Remembered for the next visit; null clears it. */
function rememberAgent(userId: number, agentId: string | null): void {
  try {
    if (agentId === null) {
      localStorage.removeItem(KEY);
    } else {
      localStorage.setItem(KEY, JSON.stringify({ userId, agentId }));
    }
  } catch {
    // Storage may be disabled; the agent is then picked on every visit.
  }
}
