import { Alert, Paper, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldErrors } from '#shared/answers/errors';
import type { GroupSearchRow } from '#shared/search/group-search.record';
import { ApiError, fieldErrorsOf } from '#web/http/api-error';
import { EmptyState } from '#web/shell/EmptyState';
import { useStoredState } from '../app/use-stored-state.ts';
import { Pager } from '../components/Pager.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { SectionFailure } from '../components/SectionFailure.tsx';
import { useIsNarrow } from '../components/use-is-narrow.ts';
import { CriteriaForm } from './CriteriaForm.tsx';
import { FoundGroupsTable } from './FoundGroupsTable.tsx';
import { groupSearchQuery, type GroupSearchView } from './search.api.ts';

const BEFORE: GroupSearchView = { criteria: null, page: 1, sort: { field: 'GroupName', direction: 'ASC' } };
const NO_ERRORS: FieldErrors = {};

/** Criteria above, groups below. Results are restored when the user comes back; none of it is in the URL. */
export function GroupSearch({ action }: { action: (group: GroupSearchRow) => ReactNode }) {
  const [view, setView] = useStoredState('group-search', BEFORE);
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
      The search covers the agents whose books you can see. Try fewer criteria, or the beginning of a word.
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

/** A search that is too broad needs other criteria; any other failure may work on a retry. */
const SearchFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) =>
  error instanceof ApiError && error.status === 422 ? (
    <Alert severity="warning">{error.message}</Alert>
  ) : (
    <SectionFailure error={error} onRetry={onRetry} />
  );

/** On a phone the form fills the screen: scrolls to the results as soon as they arrive. */
function useResultsInSight(isSearching: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);
  const isNarrow = useIsNarrow();
  useEffect(() => {
    if (isAwaited.current && !isSearching && ref.current) {
      isAwaited.current = false;
      if (isNarrow) {
        ref.current.scrollIntoView({ block: 'start' });
      }
    }
  }, [isSearching, isNarrow]);
  return {
    ref,
    awaitThem: () => {
      isAwaited.current = true;
    },
  };
}
