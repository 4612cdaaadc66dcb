import SearchOffIcon from '@mui/icons-material/SearchOff';
import { Button } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { TopToolbar, useListContext, type RaRecord, type SortPayload } from 'react-admin';
import { ColumnChooser } from '../components/ColumnChooser.tsx';
import { CsvButton } from '../components/CsvButton.tsx';
import { ListEmptyState } from '../components/ListEmptyState.tsx';
import { PagedList } from '../components/PagedList.tsx';

interface PeopleListProps {
  resource: string;
  csv: string;
  filters: ReactElement[];
  sort: SortPayload;
  /** Those that can be left out; none on a phone, where there is no table. */
  columns: readonly (readonly [source: string, label: string])[];
  hiddenAtFirst?: readonly string[];
  children: ReactNode;
}

/** Under this name the browser keeps which columns somebody wants to see. */
export const tableKey = (resource: string): string => `${resource}.table`;

/** A list of users, agents or agencies: ten rows, its filters, columns and file. */
export const PeopleList = <Row extends RaRecord>(props: PeopleListProps) => {
  const { resource, csv, filters, sort, columns, hiddenAtFirst, children } = props;
  return (
    <PagedList<Row>
      resource={resource}
      filters={filters}
      sort={sort}
      actions={
        <TopToolbar sx={{ '&&': { bgcolor: 'transparent' } }}>
          {columns.length > 0 && (
            <ColumnChooser storeKey={tableKey(resource)} columns={columns} hiddenAtFirst={hiddenAtFirst} />
          )}
          <CsvButton path={csv} />
        </TopToolbar>
      }
    >
      {children}
    </PagedList>
  );
};

/** What stands where rows would be. */
export function NoRows({ what }: { what: string }) {
  const { setFilters } = useListContext();
  return (
    <ListEmptyState
      icon={<SearchOffIcon />}
      title={`No ${what} fit these filters`}
      action={<Button onClick={() => setFilters({}, {})}>Show all {what}</Button>}
    >
      Look for the beginning of a name or number.
    </ListEmptyState>
  );
}

export const TABLE_LOOK = {
  '& .MuiTableCell-root': { verticalAlign: 'top', px: 1.5 },
  '& .MuiTableCell-body': { py: 1.25 },
  '& .name': { minWidth: 150, overflowWrap: 'anywhere' },
  '& .short': { whiteSpace: 'nowrap' },
  '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
} as const;
