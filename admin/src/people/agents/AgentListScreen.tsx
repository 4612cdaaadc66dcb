import AddIcon from '@mui/icons-material/Add';
import { Button, useMediaQuery, type Theme } from '@mui/material';
import { Link, Route, Routes } from 'react-router';
import { RowCards } from '../../components/RowCards.tsx';
import { Screen } from '../../components/Screen.tsx';
import { ActiveChip } from '../ActiveChip.tsx';
import { ChoiceFilter } from '../ChoiceFilter.tsx';
import { NoRows, PeopleList } from '../PeopleList.tsx';
import { AGENTS, AGENTS_CSV, type AgentRecord } from '../people.api.ts';
import { activeFilter, AgencyFilter, searchFilter } from '../pickers.tsx';
import { AddAgentDialog } from './AddAgentDialog.tsx';
import { EditAgentDialog } from './EditAgentDialog.tsx';
import { AGENT_COLUMNS, agentFlags, AgentLink, AGENTS_HIDDEN, AgentTable, AgentUsers } from './AgentTable.tsx';

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
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <Screen
      title="Agents"
      subtitle="Who sells, and for which agency. Agents who stop selling are made not active; their groups stay theirs."
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
        columns={isPhone ? [] : AGENT_COLUMNS}
        hiddenAtFirst={AGENTS_HIDDEN}
      >
        {isPhone ? <AgentCards /> : <AgentTable />}
      </PeopleList>
      <Routes>
        <Route path="add" element={<AddAgentDialog />} />
        <Route path=":id" element={<EditAgentDialog />} />
      </Routes>
    </Screen>
  );
}

const AgentCards = () => (
  <RowCards<AgentRecord>
    label="Agents"
    title={(agent) => <AgentLink agent={agent} />}
    facts={(agent) => [
      ['Number', agent.SrcAgentId],
      ['NPN', agent.NpnNumber],
      ['Agency', agent.AgencyName],
      ['Is also', agentFlags(agent)],
      ['Groups', String(agent.GroupCount)],
      ['Users', agent.Users.length > 0 && <AgentUsers agent={agent} />],
    ]}
    actions={({ IsActive }) => <ActiveChip isActive={IsActive} />}
    empty={<NoRows what="agents" />}
  />
);
