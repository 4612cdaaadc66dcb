import { useNotify, useRefresh } from 'react-admin';
import { useNavigate } from 'react-router';
import { FormDialog } from '../FormDialog.tsx';
import { AGENTS, createAgent } from '../people.api.ts';
import { AGENT_LABELS, NEW_AGENT, toAgentRequest, type AgentForm } from './agent-form.ts';
import { AgentInputs } from './AgentInputs.tsx';

/** /sales/agents/add */
export function AddAgentDialog() {
  const navigate = useNavigate();
  const notify = useNotify();
  const refresh = useRefresh();
  const close = () => void navigate(`/${AGENTS}`);
  const save = async (values: AgentForm) => {
    const { FirstName, LastName } = await createAgent(toAgentRequest(values));
    close();
    notify(`${FirstName} ${LastName} is added.`, { type: 'success' });
    refresh();
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
