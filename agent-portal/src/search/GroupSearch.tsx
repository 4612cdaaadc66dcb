import { Alert, Paper, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FieldErrors } from '#shared/answers/errors';
import type { GroupSearchRow } from '#shared/search/group-search.record';
import { ApiError, fieldErrorsOf } from '#web/http/api-error';
import { EmptyState } from '#web/shell/EmptyState';
import { useKeptState } from '../app/use-kept-state.ts';
import { Pager } from '../components/Pager.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { SectionFailure } from '../components/SectionFailure.tsx';
import { CriteriaForm } from './CriteriaForm.tsx';
import { FoundGroupsTable } from './FoundGroupsTable.tsx';
import { groupSearchQuery, type GroupSearchView } from './search.api.ts';
import { useResultsInSight } from './use-results-in-sight.ts';

const BEFORE: GroupSearchView = { criteria: null, page: 1, sort: { field: 'GroupName', direction: 'ASC' } };
const NO_ERRORS: FieldErrors = {};

/** Criteria above, groups below. What was found is there again when the user comes back; nothing of it is in the address. */
export function GroupSearch({ action }: { action: (group: GroupSearchRow) => ReactNode }) {
  const [view, setView] = useKeptState('group-search', BEFORE);
  const found = useQuery(groupSearchQuery(view));
  const isShown = view.criteria !== null && !found.error;
  const results = useResultsInSight(found.isFetching);
  return (
    <Stack spacing={3}>
      <CriteriaForm
        criteria={view.criteria}
        fieldErrors={found.error ? fieldErrorsOf(found.error) : NO_ERRORS}
        isSearching={found.isFetching}
        onSearch={(criteria) => {
          results.awaitThem();
          setView({ ...view, criteria, page: 1 });
          if (JSON.stringify(criteria) === JSON.stringify(view.criteria) && view.page === 1) {
            void found.refetch();
          }
        }}
        onClear={() => setView(BEFORE)}
      />
      {view.criteria !== null && found.error && (
        <SearchFailure error={found.error} onRetry={() => void found.refetch()} />
      )}
      {isShown && (
        <Paper
          ref={results.ref}
          variant="outlined"
          component="section"
          aria-label="Groups found"
          aria-busy={found.isFetching}
          sx={{ scrollMarginTop: 72 }}
        >
          {found.data ? (
            <Results
              {...found.data}
              {...{ view, action }}
              isLoading={found.isPlaceholderData}
              onView={(change) => setView({ ...view, ...change })}
            />
          ) : (
            <RowsSkeleton label="Searching" />
          )}
        </Paper>
      )}
    </Stack>
  );
}

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
      Only groups of agents whose books you see are found. Try fewer criteria, or the beginning of a word.
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

/** A search that is too wide needs other criteria; anything else may work when it is tried again. */
const SearchFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) =>
  error instanceof ApiError && error.status === 422 ? (
    <Alert severity="warning">{error.message}</Alert>
  ) : (
    <SectionFailure error={error} onRetry={onRetry} />
  );
