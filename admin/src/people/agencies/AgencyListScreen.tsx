import AddIcon from '@mui/icons-material/Add';
import { Button, Link as MuiLink } from '@mui/material';
import { Link, Route, Routes, useNavigate } from 'react-router';
import { AGENCY } from '#shared/people/agency.record';
import { Screen } from '#web/shell/Screen';
import { WorkTable } from '../../work-table/WorkTable.tsx';
import type { WorkColumn } from '../../work-table/work-column.ts';
import { ActiveChip } from '../ActiveChip.tsx';
import { NoRows, PeopleList, tableKey } from '../PeopleList.tsx';
import { AGENCIES, AGENCIES_CSV, type AgencyRecord, AGENTS, usePeopleActions } from '../people-calls.ts';
import { activeFilter, searchFilter } from '../pickers.tsx';
import { RecordDialog } from '../RecordDialog.tsx';
import { useSaved } from '../use-saved.ts';
import { EditAgencyDialog } from './EditAgencyDialog.tsx';
import { AgencyInputs } from './AgencyInputs.tsx';
import { CarrierLogoDialog } from './CarrierLogoDialog.tsx';

const FILTERS = [searchFilter('agencies', 'Name'), activeFilter];

/** /sales/agencies: adding and editing open over the list. */
export function AgencyListScreen() {
  return (
    <Screen
      title="Agencies"
      subtitle="Where agents work. The general agents of a general agency see the groups of the agencies under it."
      actions={
        <>
          <Button component={Link} to={`/${AGENCIES}/carrier`}>
            Carrier logo
          </Button>
          <Button variant="contained" startIcon={<AddIcon />} component={Link} to={`/${AGENCIES}/add`}>
            Add agency
          </Button>
        </>
      }
    >
      <PeopleList<AgencyRecord>
        resource={AGENCIES}
        csv={AGENCIES_CSV}
        filters={FILTERS}
        sort={{ field: 'Name', order: 'ASC' }}
      >
        <AgencyTable />
      </PeopleList>
      <Routes>
        <Route path="add" element={<AddAgencyDialog />} />
        <Route path="carrier" element={<CarrierLogoDialog />} />
        <Route path=":id" element={<EditAgencyDialog />} />
      </Routes>
    </Screen>
  );
}

const AgencyTable = () => (
  <WorkTable<AgencyRecord>
    label="Agencies"
    storeKey={tableKey(AGENCIES)}
    nameOf={({ Name }) => Name}
    columns={COLUMNS}
    empty={<NoRows what="agencies" />}
  />
);

const COLUMNS: readonly WorkColumn<AgencyRecord>[] = [
  { source: 'Name', label: 'Name', isSortable: true, width: 11, render: (agency) => <AgencyLink agency={agency} /> },
  {
    source: 'GeneralAgencyName',
    label: 'General agency',
    width: 11,
    render: ({ GeneralAgencyName }) => GeneralAgencyName,
  },
  { source: 'AgentCount', label: 'Agents', isRight: true, render: (agency) => <AgentsLink agency={agency} /> },
  { source: 'AgencyCount', label: 'Agencies under it', isRight: true, render: ({ AgencyCount }) => AgencyCount },
  { source: 'IsActive', label: 'Status', render: ({ IsActive }) => <ActiveChip isActive={IsActive} /> },
];

const AgencyLink = ({ agency: { Id, Name } }: { agency: AgencyRecord }) => (
  <MuiLink component={Link} to={`/${AGENCIES}/${Id}`} underline="hover">
    {Name}
  </MuiLink>
);

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

/** /sales/agencies/add */
function AddAgencyDialog() {
  const navigate = useNavigate();
  const close = () => void navigate(`/${AGENCIES}`);
  const saved = useSaved(close);
  const { createAgency } = usePeopleActions();
  return (
    <RecordDialog
      fields={AGENCY}
      noun="agency"
      title="Add agency"
      saveLabel="Add agency"
      save={createAgency}
      onSaved={({ Name }) => saved(`${Name} is added.`)}
      onClose={close}
    >
      <AgencyInputs />
    </RecordDialog>
  );
}
