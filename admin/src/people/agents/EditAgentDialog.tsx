import { Alert } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router';
import { AGENT_CHANGE, type AgentRow } from '#shared/people/agent.record';
import { movesWithAgent } from '#shared/people/agent-rules';
import { EditLoading } from '../EditLoading.tsx';
import { agentQuery, AGENTS, usePeopleActions } from '../people.api.ts';
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
      fields={AGENT_CHANGE}
      title={`Edit ${agent.FirstName} ${agent.LastName}`}
      saveLabel="Save changes"
      stored={agent}
      reload={() => queryClient.fetchQuery({ ...agentQuery(agent.Id), staleTime: 0 })}
      onSave={async (changed) => {
        await changeAgent(agent.Id, changed);
        saved(`The changes of ${changed.FirstName} ${changed.LastName} are saved.`);
      }}
      onClose={onClose}
    >
      <AgentInputs>
        <WhatMoves agent={agent} />
      </AgentInputs>
    </RecordDialog>
  );
}

/** Who sees a group follows from its agents' agencies: said before it is saved. */
function WhatMoves({ agent }: { agent: AgentRow }) {
  const agencyId = useWatch<{ AgencyId: number | null }, 'AgencyId'>({ name: 'AgencyId' });
  if (agencyId === null || agencyId === agent.AgencyId) {
    return null;
  }
  const counts = { groups: agent.GroupCount, users: agent.Users.length };
  return (
    <Alert severity="warning">
      {movesWithAgent(counts)} {agent.AgencyName} no longer sees them; the new agency does.
      {counts.users > 0 && ' Anyone who is signed in as this agent signs in again.'}
    </Alert>
  );
}
