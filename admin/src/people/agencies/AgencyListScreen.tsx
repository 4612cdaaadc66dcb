import AddIcon from '@mui/icons-material/Add';
import { Button, Link as MuiLink, useMediaQuery, type Theme } from '@mui/material';
import { DataTable, useListContext } from 'react-admin';
import { Link, Route, Routes } from 'react-router';
import { RowCards } from '../../components/RowCards.tsx';
import { Screen } from '../../components/Screen.tsx';
import { ActiveChip } from '../ActiveChip.tsx';
import { NoRows, PeopleList, TABLE_LOOK, tableKey } from '../PeopleList.tsx';
import { AGENCIES, AGENCIES_CSV, AGENTS, type AgencyRecord } from '../people.api.ts';
import { activeFilter, searchFilter } from '../pickers.tsx';
import { AddAgencyDialog } from './AddAgencyDialog.tsx';
import { EditAgencyDialog } from './EditAgencyDialog.tsx';

const Column = DataTable.Col<AgencyRecord>;

const COLUMNS = [
  ['GeneralAgencyName', 'General agency'],
  ['AgentCount', 'Agents'],
  ['AgencyCount', 'Agencies under it'],
  ['IsActive', 'Offered'],
] as const;

const FILTERS = [searchFilter('agencies', 'Name'), activeFilter];

/** /sales/agencies: where agents work; adding and editing open over the list. */
export function AgencyListScreen() {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <Screen
      title="Agencies"
      subtitle="Where agents work. The general agents of a general agency see the groups of the agencies under it."
      actions={
        <Button variant="contained" startIcon={<AddIcon />} component={Link} to={`/${AGENCIES}/add`}>
          Add agency
        </Button>
      }
    >
      <PeopleList<AgencyRecord>
        resource={AGENCIES}
        csv={AGENCIES_CSV}
        filters={FILTERS}
        sort={{ field: 'Name', order: 'ASC' }}
        columns={isPhone ? [] : COLUMNS}
      >
        {isPhone ? <AgencyCards /> : <AgencyTable />}
      </PeopleList>
      <Routes>
        <Route path="add" element={<AddAgencyDialog />} />
        <Route path=":id" element={<EditAgencyDialog />} />
      </Routes>
    </Screen>
  );
}

function AgencyTable() {
  const { isFetching } = useListContext();
  return (
    <DataTable<AgencyRecord>
      storeKey={tableKey(AGENCIES)}
      bulkActionButtons={false}
      rowClick={false}
      empty={<NoRows what="agencies" />}
      aria-label="Agencies"
      aria-busy={isFetching}
      sx={TABLE_LOOK}
    >
      <Column source="Name" label="Name" render={(agency) => <AgencyLink agency={agency} />} cellClassName="name" />
      <Column source="GeneralAgencyName" label="General agency" disableSort cellClassName="name" />
      <Column
        source="AgentCount"
        label="Agents"
        disableSort
        headerClassName="number"
        cellClassName="number"
        render={(agency) => <AgentsLink agency={agency} />}
      />
      <Column
        source="AgencyCount"
        label="Agencies under it"
        disableSort
        headerClassName="number"
        cellClassName="number"
      />
      <Column
        source="IsActive"
        label="Offered"
        disableSort
        render={({ IsActive }) => <ActiveChip isActive={IsActive} />}
      />
    </DataTable>
  );
}

const AgencyCards = () => (
  <RowCards<AgencyRecord>
    label="Agencies"
    title={(agency) => <AgencyLink agency={agency} />}
    facts={(agency) => [
      ['General agency', agency.GeneralAgencyName],
      ['Agents', <AgentsLink key="agents" agency={agency} />],
      ['Agencies under it', agency.AgencyCount > 0 && String(agency.AgencyCount)],
    ]}
    actions={({ IsActive }) => <ActiveChip isActive={IsActive} />}
    empty={<NoRows what="agencies" />}
  />
);

const AgencyLink = ({ agency: { Id, Name } }: { agency: AgencyRecord }) => (
  <MuiLink component={Link} to={`/${AGENCIES}/${Id}`} underline="hover" sx={{ fontWeight: 600 }}>
    {Name}
  </MuiLink>
);

/** The number leads to these agents. */
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
