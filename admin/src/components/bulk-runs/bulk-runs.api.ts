import { queryOptions } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'react-admin';
import type { BulkItemState, BulkRunKind } from '#shared/bulk-runs/bulk-runs';
import type { BulkRunRow, BulkRunItemRow } from '#shared/bulk-runs/bulk-run.record';
import { send } from '#web/http/client';
import { listAddress, totalOf } from '../../providers/list-query.ts';

/** Frequent enough that the bar moves, rare enough that ten people watching do not slow the run down. */
const EVERY_MS = 1_000;

/** A run's current state, polled until it has finished. Polling never keeps an unattended session alive. */
export const bulkRunQuery = (id: number) =>
  queryOptions({
    queryKey: ['bulk-run', id],
    queryFn: async ({ signal }) =>
      (await send<BulkRunRow>({ path: `/api/sales/GetBulkRun/${id}`, polling: true, signal })).body,
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

async function newestRunning(Kind: BulkRunKind, signal: AbortSignal): Promise<BulkRunRow[]> {
  const query = { filter: { Kind, IsRunning: true }, pagination: { page: 1, perPage: 1 } };
  return (await send<BulkRunRow[]>({ path: listAddress('/api/sales/GetBulkRuns', query), signal })).body;
}

export interface RunItems {
  rows: BulkRunItemRow[];
  total: number;
}

/** A run's first `count` subjects in one of these states. */
export const runItemsQuery = (id: number, states: readonly BulkItemState[], count: number) =>
  queryOptions({
    queryKey: ['bulk-run', id, 'items', states, count],
    queryFn: async ({ signal }): Promise<RunItems> => {
      const query = { filter: { State: states }, pagination: { page: 1, perPage: count } };
      const path = listAddress(`/api/sales/GetBulkRunItems/${id}`, query);
      const { body, headers } = await send<BulkRunItemRow[]>({ path, polling: true, signal });
      return { rows: body, total: totalOf(headers) ?? body.length };
    },
  });

const cancelBulkRun = async (id: number): Promise<BulkRunRow> =>
  (await send<BulkRunRow>({ method: 'PUT', path: `/api/sales/CancelBulkRun/${id}` })).body;

export const bulkRunActions = { cancelBulkRun };
export const useBulkRunActions = () => useDataProvider<DataProvider & typeof bulkRunActions>();

/** A run's results for the subjects on one page, by id. */
export const runResultsQuery = (id: number, subjectIds: readonly number[]) =>
  queryOptions({
    queryKey: ['bulk-run', id, 'results', subjectIds],
    queryFn: async ({ signal }): Promise<ReadonlyMap<number, BulkRunItemRow>> => {
      const path = listAddress(`/api/sales/GetBulkRunItems/${id}`, { filter: { id: subjectIds } });
      const { body } = await send<BulkRunItemRow[]>({ path, polling: true, signal });
      return new Map(body.map((item) => [item.SubjectId, item]));
    },
    refetchInterval: ({ state: { data } }) =>
      [...(data?.values() ?? [])].some(({ State }) => State === 'Waiting' || State === 'Sent') ? 2 * EVERY_MS : false,
  });
