import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import { Paper } from '@mui/material';
import { useSearchParams } from 'react-router';
import { agentChoice, type AgentChoice, PICK_AN_AGENT } from '#shared/book-of-business/agent-choice';
import { EmptyState } from '#web/shell/EmptyState';
import { Screen } from '#web/shell/Screen';
import { useUser } from '../app/session/use-user.ts';
import { AgentPicker } from './AgentPicker.tsx';
import { GroupBook } from './GroupBook.tsx';

/** /bookofbusiness/group: an agent's enrolled groups. Source: spec 000 section 2, "Group BOB screen". */
export function GroupBookScreen() {
  const { choice, agentId, pick } = useBookAgent();
  const mustPick = choice === 'picked' && agentId === null;
  return (
    <Screen
      title="Book of business: small group"
      subtitle="Select a group to continue its work."
      actions={choice !== 'own' && <AgentPicker agentId={agentId} onPick={pick} hasOwnBook={choice === 'either'} />}
    >
      {mustPick ? (
        <Paper variant="outlined">
          <EmptyState icon={<BadgeIcon />} title="Choose an agent">
            {PICK_AN_AGENT}
          </EmptyState>
        </Paper>
      ) : (
        <GroupBook key={agentId} agentId={agentId} />
      )}
    </Screen>
  );
}

const PARAMETER = 'agentId';

interface BookAgent {
  choice: AgentChoice;
  /** SrcAgentId of the picked agent; null for none: then the user's own book, if there is one. */
  agentId: string | null;
  pick: (agentId: string | null) => void;
}

/** Whose book to show: the agent in the URL, otherwise the one picked last. The choice is remembered. */
function useBookAgent(): BookAgent {
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
