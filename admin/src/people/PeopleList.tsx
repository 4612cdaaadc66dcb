import SearchOffIcon from '@mui/icons-material/SearchOff';
import { Button } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { TopToolbar, useListContext, type RaRecord, type SortPayload } from 'react-admin';
import { CsvButton } from '../components/CsvButton.tsx';
import { ListEmptyState } from '../components/ListEmptyState.tsx';
import { PagedList } from '../components/PagedList.tsx';

interface PeopleListProps {
  resource: string;
  csv: string;
  filters: ReactElement[];
  sort: SortPayload;
  children: ReactNode;
}

/** The preference key of the table's columns. */
export const tableKey = (resource: string): string => `${resource}.table`;

/** A list of users, agents or agencies: ten rows per page, filters and export. */
export const PeopleList = <Row extends RaRecord>(props: PeopleListProps) => {
  const { resource, csv, filters, sort, children } = props;
  return (
    <PagedList<Row>
      resource={resource}
      filters={filters}
      sort={sort}
      actions={
        <TopToolbar sx={{ '&&': { bgcolor: 'transparent' } }}>
          <CsvButton path={csv} />
        </TopToolbar>
      }
    >
      {children}
    </PagedList>
  );
};

export function NoRows({ what }: { what: string }) {
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
