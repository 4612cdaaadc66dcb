import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Link as MuiLink } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRecordContext, useRefresh } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { counted } from '#shared/formats/text';
import { AGENCY, type AgencyRow, type LogoHolder } from '#shared/people/agency.record';
import { CARRIER } from '#shared/people/people.calls';
import { query } from '#web/http/calls';
import { LogoInput } from '#web/logos/LogoInput';
import type { WorkColumn } from '../work-table/work-column.ts';
import { FieldInput } from './FieldInput.tsx';
import { AddOverList, EditOverList, LoadingDialog, useBackToList } from './OverList.tsx';
import {
  AGENCIES,
  AGENCIES_CSV,
  agencyLogoPath,
  type AgencyRecord,
  AGENTS,
  CARRIER_LOGO_PATH,
} from './people-calls.ts';
import { activeColumn, activeFilter, PeopleList, searchFilter } from './PeopleList.tsx';
import { AgencyPicker } from './pickers.tsx';

/** /sales/agencies, with what its addresses open over it. */
export const Agencies = ({ dialog }: { dialog?: keyof typeof DIALOGS }) => (
  <PeopleList<AgencyRecord>
    title="Agencies"
    subtitle="Where agents work. The general agents of a general agency see the groups of the agencies under it."
    noun="agency"
    actions={
      <Button component={Link} to={`/${AGENCIES}/carrier`}>
        Carrier logo
      </Button>
    }
    csv={AGENCIES_CSV}
    filters={FILTERS}
    columns={COLUMNS}
    nameOf={FORM.nameOf}
  >
    {dialog && DIALOGS[dialog]}
  </PeopleList>
);

const FILTERS = [searchFilter('agencies', 'Name'), activeFilter];

const COLUMNS: readonly WorkColumn<AgencyRecord>[] = [
  {
    source: 'Name',
    label: 'Name',
    isSortable: true,
    width: 11,
    render: ({ Id, Name }) => (
      <MuiLink component={Link} to={`/${AGENCIES}/${Id}`} underline="hover">
        {Name}
      </MuiLink>
    ),
  },
  {
    source: 'GeneralAgencyName',
    label: 'General agency',
    width: 11,
    render: ({ GeneralAgencyName }) => GeneralAgencyName,
  },
  { source: 'AgentCount', label: 'Agents', isRight: true, render: (agency) => <AgentsLink agency={agency} /> },
  { source: 'AgencyCount', label: 'Agencies under it', isRight: true, render: ({ AgencyCount }) => AgencyCount },
  activeColumn,
];

/** The number links to the agency's agents. */
const AgentsLink = ({ agency: { Id, Name, AgentCount } }: { agency: AgencyRecord }) =>
  AgentCount === 0 ? (
    '0'
  ) : (
    <MuiLink
      component={Link}
      to={`/${AGENTS}?${new URLSearchParams({ filter: JSON.stringify({ AgencyId: Id }) })}`}
      aria-label={`${AgentCount} agents of ${Name}`}
    >
      {AgentCount}
    </MuiLink>
  );

const AgencyInputs = () => (
  <>
    <FieldInput of={AGENCY} source="Name" />
    <AgencyPicker
      source="GeneralAgencyId"
      label={AGENCY.GeneralAgencyId.label}
      helperText="Its general agents manage this agency; empty for none"
    />
    <FieldInput of={AGENCY} source="IsActive" label="Active: can be chosen for agents" />
  </>
);

/** Before saving: general agents see the groups of the agencies below theirs. And the logo, which is stored at once. */
function AgencyExtras() {
  const agency = useRecordContext<AgencyRecord>()!;
  const refresh = useRefresh();
  return (
    <>
      <WhatMoves agency={agency} />
      <LogoInput path={agencyLogoPath(agency.Id)} owner={agency.Name} hasLogo={agency.HasLogo} onChanged={refresh} />
    </>
  );
}

function WhatMoves({ agency }: { agency: AgencyRow }) {
  const generalAgencyId = useWatch<{ GeneralAgencyId: number | null }, 'GeneralAgencyId'>({ name: 'GeneralAgencyId' });
  if ((generalAgencyId || null) === agency.GeneralAgencyId) {
    return null;
  }
  const agents = counted(agency.AgentCount, 'agent');
  return (
    <Alert severity="warning">
      The general agents of {agency.GeneralAgencyName ?? 'no agency'} will no longer see the groups of its {agents}
      {generalAgencyId ? '; those of the new general agency will.' : '.'}
    </Alert>
  );
}

/** The picture beside that of the agency, on every proposal. */
function CarrierLogo() {
  const close = useBackToList();
  const queryClient = useQueryClient();
  const { data: carrier, error, refetch } = useQuery(query(CARRIER.describe));
  if (!carrier) {
    return <LoadingDialog title="Carrier logo" error={error} onRetry={() => void refetch()} onClose={close} />;
  }
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm">
      <DialogTitle>Logo of {carrier.Name}</DialogTitle>
      <DialogContent dividers>
        <LogoInput<LogoHolder>
          path={CARRIER_LOGO_PATH}
          owner={carrier.Name}
          hasLogo={carrier.HasLogo}
          onChanged={(changed) => queryClient.setQueryData(query(CARRIER.describe).queryKey, changed)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

const FORM = {
  fields: AGENCY,
  noun: 'agency',
  nameOf: ({ Name }: AgencyRow) => Name,
  inWords: ({ GeneralAgencyName }: AgencyRow) => ({ GeneralAgencyId: GeneralAgencyName }),
};

const DIALOGS = {
  add: (
    <AddOverList {...FORM}>
      <AgencyInputs />
    </AddOverList>
  ),
  edit: (
    <EditOverList {...FORM}>
      <AgencyInputs />
      <AgencyExtras />
    </EditOverList>
  ),
  carrier: <CarrierLogo />,
};
