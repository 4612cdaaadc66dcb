import { Link as MuiLink } from '@mui/material';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { WorkTable } from '../../work-table/WorkTable.tsx';
import type { WorkColumn } from '../../work-table/work-column.ts';
import { ActiveChip } from '../ActiveChip.tsx';
import { NoRows, tableKey } from '../PeopleList.tsx';
import { AGENTS, USERS, type AgentRecord } from '../people-calls.ts';

/** Clicking the name opens the agent. */
export const AgentTable = () => (
  <WorkTable<AgentRecord>
    label="Agents"
    storeKey={tableKey(AGENTS)}
    nameOf={({ FirstName, LastName }) => `${FirstName} ${LastName}`}
    columns={COLUMNS}
    empty={<NoRows what="agents" />}
  />
);

const COLUMNS: readonly WorkColumn<AgentRecord>[] = [
  { source: 'Name', label: 'Name', isSortable: true, width: 11, render: (agent) => <AgentLink agent={agent} /> },
  { source: 'SrcAgentId', label: 'Number', isSortable: true, width: 5, render: ({ SrcAgentId }) => SrcAgentId },
  { source: 'NpnNumber', label: 'NPN', isSortable: true, width: 6, render: ({ NpnNumber }) => NpnNumber },
  { source: 'AgencyName', label: 'Agency', width: 10, render: ({ AgencyName }) => AgencyName },
  {
    source: 'GeneralAgencyName',
    label: 'General agency',
    width: 10,
    isHiddenAtFirst: true,
    render: ({ GeneralAgencyName }) => GeneralAgencyName,
  },
  { source: 'IsAgentBroker', label: 'Is also', render: agentFlags },
  {
    source: 'GroupCount',
    label: 'Groups',
    width: 5,
    isRight: true,
    render: ({ GroupCount }) => GroupCount.toLocaleString('en-US'),
  },
  { source: 'Users', label: 'Users', render: (agent) => agent.Users.length > 0 && <AgentUsers agent={agent} /> },
  { source: 'IsActive', label: 'Status', render: ({ IsActive }) => <ActiveChip isActive={IsActive} /> },
];

function agentFlags({ IsGeneralAgent, IsAgentBroker }: AgentRecord): string {
  return [IsGeneralAgent && 'General agent', IsAgentBroker && 'Agent-broker'].filter(Boolean).join(', ');
}

const AgentLink = ({ agent: { Id, FirstName, LastName } }: { agent: AgentRecord }) => (
  <MuiLink component={Link} to={`/${AGENTS}/${Id}`} underline="hover">
    {LastName}, {FirstName}
  </MuiLink>
);

/** Each links to its page. */
const AgentUsers = ({ agent: { Users } }: { agent: AgentRecord }) =>
  Users.map(({ Id, Username }, index) => (
    <Fragment key={Id}>
      {index > 0 && ', '}
      <MuiLink component={Link} to={`/${USERS}/${Id}`}>
        {Username}
      </MuiLink>
    </Fragment>
  ));
