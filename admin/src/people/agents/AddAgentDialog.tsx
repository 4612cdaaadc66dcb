import { useNavigate } from 'react-router';
import { AGENT } from '#shared/people/agent.record';
import { AGENTS, usePeopleActions } from '../people.api.ts';
import { RecordDialog } from '../RecordDialog.tsx';
import { useSaved } from '../use-saved.ts';
import { AgentInputs } from './AgentInputs.tsx';

/** /sales/agents/add */
export function AddAgentDialog() {
  const navigate = useNavigate();
  const close = () => void navigate(`/${AGENTS}`);
  const saved = useSaved(close);
  const { createAgent } = usePeopleActions();
  return (
    <RecordDialog
      fields={AGENT}
      title="Add agent"
      saveLabel="Add agent"
      onSave={async (agent) => {
        const { FirstName, LastName } = await createAgent(agent);
        saved(`${FirstName} ${LastName} is added.`);
      }}
      onClose={close}
    >
      <AgentInputs />
    </RecordDialog>
  );
}
