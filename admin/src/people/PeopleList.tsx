import AddIcon from '@mui/icons-material/Add';
import ActiveIcon from '@mui/icons-material/CheckCircleOutlined';
import InactiveIcon from '@mui/icons-material/RemoveCircleOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import { Button } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import {
  type RaRecord,
  SearchInput,
  SelectInput,
  type SelectInputProps,
  TopToolbar,
  useListContext,
  useResourceContext,
} from 'react-admin';
import { Link } from 'react-router';
import { Screen } from '#web/shell/Screen';
import { ToneChip } from '#web/status/ToneChip';
import { CsvButton } from '../components/CsvButton.tsx';
import { ListEmptyState } from '../components/ListEmptyState.tsx';
import { PagedList } from '../components/PagedList.tsx';
import { WorkTable } from '../work-table/WorkTable.tsx';
import type { WorkColumn } from '../work-table/work-column.ts';

interface PeopleListProps<Row> {
  title: string;
  subtitle: string;
  /** What users call one of them: "agent". */
  noun: string;
  /** Buttons beside the one that adds. */
  actions?: ReactNode;
  csv: string;
  filters: ReactElement[];
  columns: readonly WorkColumn<Row>[];
  nameOf: (row: Row) => string;
  /** A dialog over the list. */
  children?: ReactNode;
}

/** The page of users, agents or agencies: ten rows at a time, sorted by the first column. */
export function PeopleList<Row extends RaRecord>(props: PeopleListProps<Row>) {
  const { title, subtitle, noun, actions, csv, filters, columns, nameOf, children } = props;
  const resource = useResourceContext();
  return (
    <Screen
      title={title}
      subtitle={subtitle}
      actions={
        <>
          {actions}
          <Button variant="contained" startIcon={<AddIcon />} component={Link} to={`/${resource}/add`}>
            Add {noun}
          </Button>
        </>
      }
    >
      <PagedList<Row>
        filters={filters}
        sort={{ field: columns[0]!.source, order: 'ASC' }}
        actions={
          <TopToolbar sx={{ '&&': { bgcolor: 'transparent' } }}>
            <CsvButton path={csv} />
          </TopToolbar>
        }
      >
        <WorkTable<Row>
          label={title}
          storeKey={`${resource}.table`}
          nameOf={nameOf}
          columns={columns}
          empty={<NoRows what={title.toLowerCase()} />}
        />
      </PagedList>
      {children}
    </Screen>
  );
}

function NoRows({ what }: { what: string }) {
  const { setFilters } = useListContext();
  return (
    <ListEmptyState
      icon={<SearchOffIcon />}
      title={`No ${what} match`}
      action={<Button onClick={() => setFilters({}, {})}>Show all {what}</Button>}
    >
      Search by the beginning of a name or number.
    </ListEmptyState>
  );
}

/** A list's search field; `what` names it for screen readers. */
export const searchFilter = (what: string, placeholder: string) => (
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={placeholder}
    slotProps={{ htmlInput: { 'aria-label': `Search the ${what}` } }}
    sx={{ width: { xs: '100%', sm: '16.25rem' } }}
  />
);

/** A list filter with a few fixed values. */
export const ChoiceFilter = (props: SelectInputProps) => (
  <SelectInput margin="none" emptyText="All" sx={{ minWidth: '10rem' }} {...props} />
);

const ACTIVE = [
  { id: true, name: 'Active' },
  { id: false, name: 'Not active' },
];

export const activeFilter = <ChoiceFilter key="IsActive" source="IsActive" label="Status" choices={ACTIVE} alwaysOn />;

/** Whether an agent or agency can be chosen for new groups, users and agents. */
export const activeColumn = {
  source: 'IsActive',
  label: 'Status',
  render: ({ IsActive }: { IsActive: boolean }) =>
    IsActive ? (
      <ToneChip size="small" look={['success', ActiveIcon]} label="Active" />
    ) : (
      <ToneChip size="small" look={['secondary', InactiveIcon]} label="Not active" />
    ),
};
