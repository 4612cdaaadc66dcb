import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import { Autocomplete, Paper, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { agentChoice, type AgentChoice, PICK_AN_AGENT } from '#shared/book-of-business/books';
import type { Agent } from '#shared/people/agent.record';
import { EmptyState } from '#web/shell/EmptyState';
import { Screen } from '#web/shell/Screen';
import { useCan, useUser } from '../app/session/use-user.ts';
import { useSettled } from '../components/use-settled.ts';
import { agentsForUserQuery, foundAgentsQuery } from './book-of-business-queries.ts';

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

interface AgentPickerProps {
  agentId: string | null;
  onPick: (agentId: string | null) => void;
  /** The user also has a book of their own, so no agent needs to be picked. */
  hasOwnBook: boolean;
}

/** Picks whose book of business to show, by name or number. */
function AgentPicker({ agentId, onPick, hasOwnBook }: AgentPickerProps) {
  const [typed, setTyped] = useState('');
  const { agents, isPending } = useAgents(useSettled(typed), agentId);
  const picked = agents.find(({ SrcAgentId }) => SrcAgentId === agentId) ?? null;
  return (
    <Autocomplete
      options={agents}
      value={picked}
      loading={isPending}
      onChange={(_event, agent) => onPick(agent?.SrcAgentId ?? null)}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      getOptionLabel={agentLabel}
      getOptionKey={({ Id }) => Id}
      isOptionEqualToValue={(one, other) => one.Id === other.Id}
      noOptionsText="No agent found"
      sx={{ width: { xs: '100%', sm: 360 } }}
      renderInput={(input) => (
        <TextField {...input} label="Agent" placeholder={hasOwnBook ? 'Your own book' : 'Last name or agent number'} />
      )}
    />
  );
}

const agentLabel = ({ Name, SrcAgentId }: Agent): string => `${Name.Last}, ${Name.First} (${SrcAgentId})`;

/** Agents pick among those of their agencies; internal staff search all, and the picked agent is always among the options. */
function useAgents(typed: string, agentId: string | null): { agents: readonly Agent[]; isPending: boolean } {
  const isInternal = useCan('internal');
  const own = useQuery({ ...agentsForUserQuery, enabled: !isInternal });
  const found = useQuery({ ...foundAgentsQuery(typed), enabled: isInternal });
  const picked = useQuery({ ...foundAgentsQuery(agentId ?? ''), enabled: isInternal && agentId !== null });
  if (!isInternal) {
    return { agents: own.data ?? [], isPending: own.isLoading };
  }
  const before = (picked.data ?? []).filter(({ SrcAgentId }) => SrcAgentId === agentId);
  const others = (found.data ?? []).filter(({ SrcAgentId }) => SrcAgentId !== agentId);
  return { agents: [...before, ...others], isPending: found.isLoading };
}
