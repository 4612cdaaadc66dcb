import { Link as MuiLink } from '@mui/material';
import { Fragment } from 'react';
import { DataTable, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { ActiveChip } from '../ActiveChip.tsx';
import { NoRows, TABLE_LOOK, tableKey } from '../PeopleList.tsx';
import { AGENTS, USERS, type AgentRecord } from '../people.api.ts';

const Column = DataTable.Col<AgentRecord>;

/** Those that can be left out. */
export const AGENT_COLUMNS = [
  ['SrcAgentId', 'Number'],
  ['NpnNumber', 'NPN'],
  ['AgencyName', 'Agency'],
  ['GeneralAgencyName', 'General agency'],
  ['IsAgentBroker', 'Is also'],
  ['GroupCount', 'Groups'],
  ['Users', 'Users'],
  ['IsActive', 'Offered'],
] as const;
export const AGENTS_HIDDEN = ['GeneralAgencyName'] as const;

/** The agents as a table; the name opens one. */
export function AgentTable() {
  const { isFetching } = useListContext();
  return (
    <DataTable<AgentRecord>
      storeKey={tableKey(AGENTS)}
      bulkActionButtons={false}
      rowClick={false}
      hiddenColumns={[...AGENTS_HIDDEN]}
      empty={<NoRows what="agents" />}
      aria-label="Agents"
      aria-busy={isFetching}
      sx={TABLE_LOOK}
    >
      <Column source="Name" label="Name" render={(agent) => <AgentLink agent={agent} />} cellClassName="name" />
      <Column source="SrcAgentId" label="Number" cellClassName="short" />
      <Column source="NpnNumber" label="NPN" cellClassName="short" />
      <Column source="AgencyName" label="Agency" disableSort cellClassName="name" />
      <Column source="GeneralAgencyName" label="General agency" disableSort cellClassName="name" />
      <Column source="IsAgentBroker" label="Is also" disableSort render={agentFlags} />
      <Column
        source="GroupCount"
        label="Groups"
        disableSort
        headerClassName="number"
        cellClassName="number"
        render={({ GroupCount }) => GroupCount.toLocaleString('en-US')}
      />
      <Column source="Users" label="Users" disableSort render={(agent) => <AgentUsers agent={agent} />} />
      <Column
        source="IsActive"
        label="Offered"
        disableSort
        render={({ IsActive }) => <ActiveChip isActive={IsActive} />}
      />
    </DataTable>
  );
}

export const agentFlags = ({ IsGeneralAgent, IsAgentBroker }: AgentRecord): string =>
  [IsGeneralAgent && 'General agent', IsAgentBroker && 'Agent-broker'].filter(Boolean).join(', ');

export const AgentLink = ({ agent: { Id, FirstName, LastName } }: { agent: AgentRecord }) => (
  <MuiLink component={Link} to={`/${AGENTS}/${Id}`} underline="hover" sx={{ fontWeight: 600 }}>
    {LastName}, {FirstName}
  </MuiLink>
);

/** Each leads to its page. */
export const AgentUsers = ({ agent: { Users } }: { agent: AgentRecord }) =>
  Users.map(({ Id, Username }, index) => (
    <Fragment key={Id}>
      {index > 0 && ', '}
      <MuiLink component={Link} to={`/${USERS}/${Id}`}>
        {Username}
      </MuiLink>
    </Fragment>
  ));
