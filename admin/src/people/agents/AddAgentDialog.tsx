import { useNavigate } from 'react-router';
import { FormDialog } from '../FormDialog.tsx';
import { AGENTS, createAgent } from '../people.api.ts';
import { useSaved } from '../use-saved.ts';
import { AGENT_LABELS, NEW_AGENT, toAgentRequest, type AgentForm } from './agent-form.ts';
import { AgentInputs } from './AgentInputs.tsx';

/** /sales/agents/add */
export function AddAgentDialog() {
  const navigate = useNavigate();
  const close = () => void navigate(`/${AGENTS}`);
  const saved = useSaved(close);
  const save = async (values: AgentForm) => {
    const { FirstName, LastName } = await createAgent(toAgentRequest(values));
    saved(`${FirstName} ${LastName} is added.`);
  };
  return (
    <FormDialog<AgentForm>
      title="Add agent"
      start={NEW_AGENT}
      labels={AGENT_LABELS}
      saveLabel="Add agent"
      onSave={save}
      onClose={close}
    >
      <AgentInputs />
    </FormDialog>
  );
}
