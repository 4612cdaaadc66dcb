import { Alert } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router';
import { AGENT, type AgentRow, movesWithAgent } from '#shared/people/agent.record';
import { EditLoading } from '../EditLoading.tsx';
import { agentQuery, AGENTS, usePeopleActions } from '../people-calls.ts';
import { RecordDialog } from '../RecordDialog.tsx';
import { useSaved } from '../use-saved.ts';
import { AgentInputs } from './AgentInputs.tsx';

/** /sales/agents/{id} */
export function EditAgentDialog() {
  const id = Number(useParams()['id']);
  const navigate = useNavigate();
  const { data: agent, error, refetch } = useQuery(agentQuery(id));
  const close = () => void navigate(`/${AGENTS}`);
  return agent ? (
    <EditAgent key={agent.Id} agent={agent} onClose={close} />
  ) : (
    <EditLoading title="Edit agent" error={error} onRetry={() => void refetch()} onClose={close} />
  );
}

function EditAgent({ agent, onClose }: { agent: AgentRow; onClose: () => void }) {
  const saved = useSaved(onClose);
  const { changeAgent } = usePeopleActions();
  const queryClient = useQueryClient();
  return (
    <RecordDialog
      fields={AGENT}
      noun="agent"
      title={`Edit ${agent.FirstName} ${agent.LastName}`}
      saveLabel="Save changes"
      stored={agent}
      reload={() => queryClient.fetchQuery({ ...agentQuery(agent.Id), staleTime: 0 })}
      inWords={({ AgencyName }) => ({ AgencyId: AgencyName })}
      save={(sent, version) => changeAgent(agent.Id, { ...sent, Version: version ?? agent.Version })}
      onSaved={({ FirstName, LastName }) => saved(`Changes to ${FirstName} ${LastName} are saved.`)}
      onClose={onClose}
    >
      <AgentInputs>
        <WhatMoves agent={agent} />
      </AgentInputs>
    </RecordDialog>
  );
}

/** Warns before saving: who sees a group depends on its agents' agencies. */
function WhatMoves({ agent }: { agent: AgentRow }) {
  const agencyId = useWatch<{ AgencyId: number | null }, 'AgencyId'>({ name: 'AgencyId' });
  if (agencyId === null || agencyId === agent.AgencyId) {
    return null;
  }
  const counts = { groups: agent.GroupCount, users: agent.Users.length };
  return (
    <Alert severity="warning">
      {movesWithAgent(counts)} {agent.AgencyName} no longer sees them; the new agency does.
      {counts.users > 0 && ' Anyone signed in as this agent must sign in again.'}
    </Alert>
  );
}
