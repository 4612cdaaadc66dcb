import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import { Paper } from '@mui/material';
import type { ReactNode } from 'react';
import { PICK_AN_AGENT } from '#shared/book-of-business/books';
import { EmptyState } from '#web/shell/EmptyState';
import { Screen } from '#web/shell/Screen';
import { AgentPicker } from './AgentPicker.tsx';
import { useBookAgent } from './use-book-agent.ts';

interface BookScreenProps {
  title: string;
  subtitle: string;
  /** Above the book, also while no agent is picked. */
  notices?: ReactNode;
  /** The book of the agent with this SrcAgentId; null: the user's own. */
  children: (agentId: string | null) => ReactNode;
}

/** The frame of every book of business: those who may see several pick an agent first, who is remembered for all books. */
export function BookScreen({ title, subtitle, notices, children }: BookScreenProps) {
  const { choice, agentId, pick } = useBookAgent();
  const mustPick = choice === 'picked' && agentId === null;
  return (
    <Screen
      title={title}
      subtitle={subtitle}
      actions={choice !== 'own' && <AgentPicker agentId={agentId} onPick={pick} hasOwnBook={choice === 'either'} />}
    >
      {notices}
      {mustPick ? (
        <Paper variant="outlined">
          <EmptyState icon={<BadgeIcon />} title="Choose an agent">
            {PICK_AN_AGENT}
          </EmptyState>
        </Paper>
      ) : (
        children(agentId)
      )}
    </Screen>
  );
}
