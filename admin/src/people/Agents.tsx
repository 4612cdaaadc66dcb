import { Alert, Box, Link as MuiLink } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { AGENT, type AgentRow, movesWithAgent } from '#shared/people/agent.record';
import type { WorkColumn } from '../work-table/work-column.ts';
import { checkOf, FieldInput } from './FieldInput.tsx';
import { AddOverList, EditOverList } from './OverList.tsx';
import { type AgentRecord, AGENTS, AGENTS_CSV, USERS } from './people-calls.ts';
import { activeColumn, activeFilter, ChoiceFilter, PeopleList, searchFilter } from './PeopleList.tsx';
import { AgencyFilter, AgencyPicker } from './pickers.tsx';

/** /sales/agents, with what its addresses open over it. */
export const Agents = ({ dialog }: { dialog?: keyof typeof DIALOGS }) => (
  <PeopleList<AgentRecord>
    title="Agents"
    subtitle="Who sells, and for which agency. Deactivate agents who stop selling; they keep their groups."
    noun="agent"
    csv={AGENTS_CSV}
    filters={FILTERS}
    columns={COLUMNS}
    nameOf={FORM.nameOf}
  >
    {dialog && DIALOGS[dialog]}
  </PeopleList>
);

const BROKER = [
  { id: true, name: 'Agent-brokers' },
  { id: false, name: 'Others' },
];

const FILTERS = [
  searchFilter('agents', 'Name, number or NPN'),
  <AgencyFilter key="AgencyId" source="AgencyId" label="Agency" alwaysOn />,
  <ChoiceFilter key="IsAgentBroker" source="IsAgentBroker" label="Agent-broker" choices={BROKER} alwaysOn />,
  activeFilter,
];

const COLUMNS: readonly WorkColumn<AgentRecord>[] = [
  {
    source: 'Name',
    label: 'Name',
    isSortable: true,
    width: 11,
    render: ({ Id, FirstName, LastName }) => (
      <MuiLink component={Link} to={`/${AGENTS}/${Id}`} underline="hover">
        {LastName}, {FirstName}
      </MuiLink>
    ),
  },
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
  {
    source: 'IsAgentBroker',
    label: 'Is also',
    render: ({ IsGeneralAgent, IsAgentBroker }) =>
      [IsGeneralAgent && 'General agent', IsAgentBroker && 'Agent-broker'].filter(Boolean).join(', '),
  },
  {
    source: 'GroupCount',
    label: 'Groups',
    width: 5,
    isRight: true,
    render: ({ GroupCount }) => GroupCount.toLocaleString('en-US'),
  },
  { source: 'Users', label: 'Users', render: (agent) => agent.Users.length > 0 && <AgentUsers agent={agent} /> },
  activeColumn,
];

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

/** Below the agency, what a change of agency means. */
const AgentInputs = ({ children }: { children?: ReactNode }) => (
  <>
    <Box sx={PAIR}>
      <FieldInput of={AGENT} source="FirstName" />
      <FieldInput of={AGENT} source="LastName" />
      <FieldInput of={AGENT} source="SrcAgentId" />
      <FieldInput
        of={AGENT}
        source="NpnNumber"
        helperText="National Producer Number; optional"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <FieldInput of={AGENT} source="Phone" type="tel" />
      <FieldInput of={AGENT} source="Email" />
    </Box>
    <AgencyPicker source="AgencyId" label={AGENT.AgencyId.label} validate={checkOf(AGENT.AgencyId)} />
    {children}
    <Box>
      <FieldInput of={AGENT} source="IsAgentBroker" label="Agent-broker: shares groups with a second agent" />
      <FieldInput of={AGENT} source="IsActive" label="Active: can be chosen for new groups and users" />
    </Box>
  </>
);

const PAIR = { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, alignItems: 'start' } as const;

/** Warns before saving: who sees a group depends on its agents' agencies. */
function WhatMoves() {
  const agent = useRecordContext<AgentRecord>()!;
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

const FORM = {
  fields: AGENT,
  noun: 'agent',
  nameOf: ({ FirstName, LastName }: AgentRow) => `${FirstName} ${LastName}`,
  inWords: ({ AgencyName }: AgentRow) => ({ AgencyId: AgencyName }),
};

const DIALOGS = {
  add: (
    <AddOverList {...FORM}>
      <AgentInputs />
    </AddOverList>
  ),
  edit: (
    <EditOverList {...FORM}>
      <AgentInputs>
        <WhatMoves />
      </AgentInputs>
    </EditOverList>
  ),
};
