import { Autocomplete, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Agent } from '#shared/people/agent.record';
import { useCan } from '../app/session/use-user.ts';
import { agentsForUserQuery, foundAgentsQuery } from './book-of-business-queries.ts';
import { useSettled } from '../components/use-settled.ts';

interface AgentPickerProps {
  agentId: string | null;
  onPick: (agentId: string | null) => void;
  /** The user also has a book of their own, so no agent needs to be picked. */
  hasOwnBook: boolean;
}

/** Picks whose book of business to show, by name or number. */
export function AgentPicker({ agentId, onPick, hasOwnBook }: AgentPickerProps) {
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
