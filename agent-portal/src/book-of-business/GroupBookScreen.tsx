import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import { Paper } from '@mui/material';
import { PICK_AN_AGENT } from '#shared/book-of-business/agent-choice';
import { EmptyState } from '#web/shell/EmptyState';
import { Screen } from '#web/shell/Screen';
import { AgentPicker } from './AgentPicker.tsx';
import { GroupBook } from './GroupBook.tsx';
import { useBookAgent } from './use-book-agent.ts';

/** /bookofbusiness/group: the enrolled groups of an agent. Source: spec 000 section 2, "Group BOB screen". */
export function GroupBookScreen() {
  const { choice, agentId, pick } = useBookAgent();
  const mustPick = choice === 'picked' && agentId === null;
  return (
    <Screen
      title="Book of business: small group"
      subtitle="A group opens where its work goes on."
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
