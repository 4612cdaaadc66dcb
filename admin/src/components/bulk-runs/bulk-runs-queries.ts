import { queryOptions } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'react-admin';
import type { BulkItemState, BulkRunItemRow, BulkRunKind, BulkRunRow } from '#shared/bulk-runs/bulk-run.record';
import { BULK_RUNS } from '#shared/bulk-runs/bulk-runs.calls';
import { WITH_NOTICE, call, callPage } from '#web/http/calls';

/** Frequent enough that the bar moves, rare enough that ten people watching do not slow the run down. */
const EVERY_MS = 1_000;

/** A run's current state, polled until it has finished. Polling never keeps an unattended session alive. */
export const bulkRunQuery = (id: number) =>
  queryOptions({
    queryKey: ['bulk-run', id],
    queryFn: ({ signal }) => call(BULK_RUNS.find, { id }, { ...WITH_NOTICE, polling: true, signal }),
    refetchInterval: ({ state: { data } }) => (data?.FinishedAt ? false : EVERY_MS),
  });

/** The newest active run of these kinds, so that users who come back find it; null = none. */
export const runningRunQuery = (kinds: readonly BulkRunKind[]) =>
  queryOptions({
    queryKey: ['bulk-run', 'running', ...kinds],
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(kinds.map((Kind) => newestRunning(Kind, signal)));
      return answers.flat().sort((one, other) => other.Id - one.Id)[0] ?? null;
    },
  });

function newestRunning(Kind: BulkRunKind, signal: AbortSignal): Promise<BulkRunRow[]> {
  const query = { filter: JSON.stringify({ Kind, IsRunning: true }), range: '[0,0]' };
  return call(BULK_RUNS.list, { query }, { ...WITH_NOTICE, signal });
}

export interface RunItems {
  rows: BulkRunItemRow[];
  total: number;
}

/** A run's first `count` subjects in one of these states. */
export const runItemsQuery = (id: number, states: readonly BulkItemState[], count: number) =>
  queryOptions({
    queryKey: ['bulk-run', id, 'items', states, count],
    queryFn: ({ signal }): Promise<RunItems> => {
      const asked = { id, query: { filter: JSON.stringify({ State: states }) } };
      const options = { ...WITH_NOTICE, polling: true, signal };
      return callPage(BULK_RUNS.listItems, asked, { page: 1, pageSize: count }, options);
    },
  });

const cancelBulkRun = (id: number) => call(BULK_RUNS.cancel, { id }, WITH_NOTICE);

export const bulkRunActions = { cancelBulkRun };
export const useBulkRunActions = () => useDataProvider<DataProvider & typeof bulkRunActions>();

/** A run's results for the subjects on one page, by id. */
export const runResultsQuery = (id: number, subjectIds: readonly number[]) =>
  queryOptions({
    queryKey: ['bulk-run', id, 'results', subjectIds],
    queryFn: async ({ signal }): Promise<ReadonlyMap<number, BulkRunItemRow>> => {
      const query = { filter: JSON.stringify({ id: subjectIds }) };
      const items = await call(BULK_RUNS.listItems, { id, query }, { ...WITH_NOTICE, polling: true, signal });
      return new Map(items.map((item) => [item.SubjectId, item]));
    },
    refetchInterval: ({ state: { data } }) =>
      [...(data?.values() ?? [])].some(({ State }) => State === 'Waiting' || State === 'Sent') ? 2 * EVERY_MS : false,
  });
