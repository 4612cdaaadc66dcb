import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import type { BulkRunItemRow } from '#shared/bulk-runs/bulk-run.record';
import { runResultsQuery } from '../components/bulk-runs/bulk-runs.api.ts';
import type { UpcomingRecord } from './passive-renewals.api.ts';

const NONE: ReadonlyMap<number, BulkRunItemRow> = new Map();

/** What the run that is shown has done with the groups of the page, by their ids. */
export function useRunResults(runId: number | null): ReadonlyMap<number, BulkRunItemRow> {
  const { data: rows = [] } = useListContext<UpcomingRecord>();
  const ids = rows.map(({ GroupId }) => GroupId);
  const { data } = useQuery({
    ...runResultsQuery(runId ?? 0, ids),
    enabled: runId !== null && ids.length > 0,
    placeholderData: keepPreviousData,
  });
  return runId === null ? NONE : (data ?? NONE);
}
