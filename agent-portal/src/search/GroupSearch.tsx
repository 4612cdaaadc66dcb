import SearchIcon from '@mui/icons-material/Search';
import { Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FieldErrors } from '#shared/answers/errors';
import type { GroupSearchRow } from '#shared/search/group-search.record';
import { fieldErrorsOf } from '#web/http/api-error';
import { EmptyState } from '#web/shell/EmptyState';
import { useStoredState } from '../app/use-stored-state.ts';
import { Pager } from '../components/Pager.tsx';
import { CriteriaForm } from './CriteriaForm.tsx';
import { FoundGroupsTable } from './FoundGroupsTable.tsx';
import { SearchResults } from './SearchResults.tsx';
import { groupSearchQuery, type GroupSearchView } from './search-queries.ts';

const BEFORE: GroupSearchView = { criteria: null, page: 1, sort: { field: 'GroupName', direction: 'ASC' } };
const NO_ERRORS: FieldErrors = {};

/** Criteria above, groups below. Results are restored when the user comes back; none of it is in the URL. */
export function GroupSearch({ action }: { action: (group: GroupSearchRow) => ReactNode }) {
  const [view, setView] = useStoredState('group-search', BEFORE);
  const found = useQuery(groupSearchQuery(view));
  return (
    <Stack spacing={3}>
      <CriteriaForm
        criteria={view.criteria}
        fieldErrors={found.error ? fieldErrorsOf(found.error) : NO_ERRORS}
        isSearching={found.isFetching}
        onSearch={(criteria) => {
          setView({ ...view, criteria, page: 1 });
          if (JSON.stringify(criteria) === JSON.stringify(view.criteria) && view.page === 1) {
            void found.refetch();
          }
        }}
        onClear={() => setView(BEFORE)}
      />
      <SearchResults label="Groups found" found={found} criteria={view.criteria} before={<HowToSearch />}>
        {(page) => (
          <Results
            {...page}
            {...{ view, action }}
            isLoading={found.isPlaceholderData}
            onView={(change) => setView({ ...view, ...change })}
          />
        )}
      </SearchResults>
    </Stack>
  );
}

const HowToSearch = () => (
  <EmptyState icon={<SearchIcon />} title="Type what you know">
    “harb glaz” finds Harborside Glazing, “48” finds the group of quote 48, and “38-1234567” a Tax ID. ZIP code, renewal
    date and agent are under More fields.
  </EmptyState>
);

interface ResultsProps {
  rows: readonly GroupSearchRow[];
  total: number;
  view: GroupSearchView;
  isLoading: boolean;
  action: (group: GroupSearchRow) => ReactNode;
  onView: (change: Partial<GroupSearchView>) => void;
}

const Results = ({ rows, total, view, isLoading, action, onView }: ResultsProps) =>
  total === 0 ? (
    <EmptyState title="No group found">
      The search covers the agents whose books you can see. Type fewer words, or only their beginning.
    </EmptyState>
  ) : (
    <>
      <FoundGroupsTable
        rows={rows}
        isLoading={isLoading}
        sort={view.sort}
        onSort={(sort) => onView({ sort, page: 1 })}
        action={action}
      />
      <Pager total={total} page={view.page} onChange={(page) => onView({ page })} noun="groups" />
    </>
  );
