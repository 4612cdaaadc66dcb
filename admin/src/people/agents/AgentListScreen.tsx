import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { Link, Route, Routes, useNavigate } from 'react-router';
import { AGENT } from '#shared/people/agent.record';
import { Screen } from '#web/shell/Screen';
import { ChoiceFilter } from '../ChoiceFilter.tsx';
import { PeopleList } from '../PeopleList.tsx';
import { type AgentRecord, AGENTS, AGENTS_CSV, usePeopleActions } from '../people-calls.ts';
import { activeFilter, AgencyFilter, searchFilter } from '../pickers.tsx';
import { RecordDialog } from '../RecordDialog.tsx';
import { useSaved } from '../use-saved.ts';
import { EditAgentDialog } from './EditAgentDialog.tsx';
import { AgentTable } from './AgentTable.tsx';
import { AgentInputs } from './AgentInputs.tsx';

const BROKER = [
  { id: true, name: 'Agent-brokers' },
  { id: false, name: 'Others' },
];

const FILTERS = [
  searchFilter('agents', 'Name, number or NPN'),
  <AgencyFilter key="AgencyId" source="AgencyId" label="Agency" alwaysOn />,
  <ChoiceFilter
    key="IsAgentBroker"
    source="IsAgentBroker"
    label="Agent-broker"
    choices={BROKER}
    minWidth={160}
    alwaysOn
  />,
  activeFilter,
];

/** /sales/agents: adding and editing open over the list. */
export function AgentListScreen() {
  return (
    <Screen
      title="Agents"
      subtitle="Who sells, and for which agency. Deactivate agents who stop selling; they keep their groups."
      actions={
        <Button variant="contained" startIcon={<AddIcon />} component={Link} to={`/${AGENTS}/add`}>
          Add agent
        </Button>
      }
    >
      <PeopleList<AgentRecord>
        resource={AGENTS}
        csv={AGENTS_CSV}
        filters={FILTERS}
        sort={{ field: 'Name', order: 'ASC' }}
      >
        <AgentTable />
      </PeopleList>
      <Routes>
        <Route path="add" element={<AddAgentDialog />} />
        <Route path=":id" element={<EditAgentDialog />} />
      </Routes>
    </Screen>
  );
}

/** /sales/agents/add */
function AddAgentDialog() {
  const navigate = useNavigate();
  const close = () => void navigate(`/${AGENTS}`);
  const saved = useSaved(close);
  const { createAgent } = usePeopleActions();
  return (
    <RecordDialog
      fields={AGENT}
      noun="agent"
      title="Add agent"
      saveLabel="Add agent"
      save={createAgent}
      onSaved={({ FirstName, LastName }) => saved(`${FirstName} ${LastName} is added.`)}
      onClose={close}
    >
      <AgentInputs />
    </RecordDialog>
  );
}
