import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { Link, Route, Routes } from 'react-router';
import { Screen } from '#web/shell/Screen';
import { ChoiceFilter } from '../ChoiceFilter.tsx';
import { PeopleList } from '../PeopleList.tsx';
import { AGENTS, AGENTS_CSV, type AgentRecord } from '../people.api.ts';
import { activeFilter, AgencyFilter, searchFilter } from '../pickers.tsx';
import { AddAgentDialog } from './AddAgentDialog.tsx';
import { EditAgentDialog } from './EditAgentDialog.tsx';
import { AgentTable } from './AgentTable.tsx';

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

/** /sales/agents: who sells; adding and editing open over the list. */
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
