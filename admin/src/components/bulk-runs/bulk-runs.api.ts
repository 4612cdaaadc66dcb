import { queryOptions } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'react-admin';
import type { BulkItemState, BulkRunKind } from '#shared/bulk-runs/bulk-runs';
import type { BulkRunRow, BulkRunItemRow } from '#shared/bulk-runs/bulk-run.record';
import { send } from '#web/http/client';
import { listAddress, totalOf } from '../../providers/list-query.ts';

/** Often enough that the bar moves, seldom enough that ten people who look on do not slow the run down. */
const EVERY_MS = 1_000;

/** A run as it is now, read again until it has finished. It never keeps an unattended session alive. */
export const bulkRunQuery = (id: number) =>
  queryOptions({
    queryKey: ['bulk-run', id],
    queryFn: async ({ signal }) =>
      (await send<BulkRunRow>({ path: `/api/sales/GetBulkRun/${id}`, polling: true, signal })).body,
    refetchInterval: ({ state: { data } }) => (data?.FinishedAt ? false : EVERY_MS),
  });

/** The newest run of these kinds that is still going on, so that anyone who comes back finds it; null = none. */
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

/** The first `count` subjects of a run that are in one of these states. */
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

/** What a run has done with these subjects, of a page of rows; by their ids. */
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
