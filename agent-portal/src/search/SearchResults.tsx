import { Alert, Paper } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { ApiError } from '#web/http/api-error';
import type { Page } from '#web/http/pages';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { SectionFailure } from '../components/SectionFailure.tsx';
import { useIsBelow } from '#web/theme/use-is-below';

interface SearchResultsProps<Row> {
  label: string;
  found: UseQueryResult<Page<Row>>;
  /** Of the last search; null before the first. */
  criteria: object | null;
  /** Before the first search: what can be typed. */
  before: ReactNode;
  children: (page: Page<Row>) => ReactNode;
}

/** What a search found. On a phone the form fills the screen: scrolls to the results of a new search as soon as they arrive. */
export function SearchResults<Row>({ label, found, criteria, before, children }: SearchResultsProps<Row>) {
  const ref = useResultsInSight(criteria, found.isFetching);
  if (criteria === null) {
    return <Paper variant="outlined">{before}</Paper>;
  }
  return found.error ? (
    <SearchFailure error={found.error} onRetry={() => void found.refetch()} />
  ) : (
    <Paper
      ref={ref}
      variant="outlined"
      component="section"
      aria-label={label}
      aria-busy={found.isFetching}
      sx={{ scrollMarginTop: 72 }}
    >
      {found.data ? children(found.data) : <RowsSkeleton label="Searching" />}
    </Paper>
  );
}

/** A search that is too broad needs other criteria; any other failure may work on a retry. */
const SearchFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) =>
  error instanceof ApiError && error.status === 422 ? (
    <Alert severity="warning">{error.message}</Alert>
  ) : (
    <SectionFailure error={error} onRetry={onRetry} />
  );

function useResultsInSight(criteria: object | null, isSearching: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(criteria);
  const isNarrow = useIsBelow('md');
  useEffect(() => {
    if (before.current !== criteria && !isSearching && ref.current) {
      before.current = criteria;
      if (isNarrow) {
        ref.current.scrollIntoView({ block: 'start' });
      }
    }
  }, [criteria, isSearching, isNarrow]);
  return ref;
}
