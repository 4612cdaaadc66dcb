import { queryOptions } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'react-admin';
import type { BulkRunKind } from '#shared/bulk-runs/bulk-run.record';
import { PASSIVE_RENEWALS as RENEWAL_CALLS, UNDO_RENEWALS } from '#shared/renewals/renewals.calls';
import type { RenewalType, UpcomingRenewalRow } from '#shared/renewals/upcoming-renewal.record';
import { WITH_NOTICE, asking, call } from '#web/http/calls';
import type { RunWords } from '../components/bulk-runs/run-words.ts';
import type { ResourceCalls } from '../providers/data-provider.ts';

/** The resource's name, and its path below /sales. */
export const PASSIVE_RENEWALS = 'passive-renewals';
export const PASSIVE_RENEWALS_CSV = asking(RENEWAL_CALLS.csv).path;

export const passiveRenewalCalls: ResourceCalls = {
  list: asking(RENEWAL_CALLS.list).path,
  idField: 'GroupId',
};

export type UpcomingRecord = UpcomingRenewalRow & { id: number };

/** The runs this screen starts, and their names. */
export const RENEWAL_RUNS: Partial<Record<BulkRunKind, RunWords>> = {
  'passive-renewal': { title: 'Passive renewal', subject: ['group', 'groups'], done: 'renewed' },
  'passive-renewal-survey': { title: 'Survey', subject: ['group', 'groups'], done: 'asked' },
  'undo-passive-renewal': { title: 'Undo of passive renewals', subject: ['group', 'groups'], done: 'undone' },
};
export const RENEWAL_RUN_KINDS = Object.keys(RENEWAL_RUNS) as BulkRunKind[];

export const runAddress = (runId: number): string => `/${PASSIVE_RENEWALS}/run/${runId}`;

/** @param filter without Standing */
export const standingCountsQuery = (filter: object) =>
  queryOptions({
    queryKey: [PASSIVE_RENEWALS, 'counts', filter],
    queryFn: () => call(RENEWAL_CALLS.countStandings, { query: { filter: JSON.stringify(filter) } }, WITH_NOTICE),
  });

/** All groups that match the filters and are ready. */
export const listMatchingIds = async (filter: object): Promise<number[]> =>
  (await call(RENEWAL_CALLS.listIds, { query: { filter: JSON.stringify(filter) } }, WITH_NOTICE)).GroupIds;

/** @param key idempotency key of this submission: a second click or a lost response starts nothing twice */
const submitGroups = (groupIds: readonly number[], renewalType: RenewalType, key: string) =>
  call(RENEWAL_CALLS.submit, { body: { groupIds, renewalType } }, { ...WITH_NOTICE, idempotencyKey: key });

const undoRenewal = (groupId: number) => call(UNDO_RENEWALS.undoOne, { groupId }, WITH_NOTICE);

/** Everything that a run has renewed, as a run of its own. */
const undoRun = (runId: number) => call(UNDO_RENEWALS.undoAll, { bulkRunId: runId }, WITH_NOTICE);

const LONGEST_MS = 86_400_000;
export const RUN_UNDOS = [PASSIVE_RENEWALS, 'undo'] as const;

/** How much of a run can be undone, and until when; asked again when the first of its renewals becomes final. */
export const renewalUndoQuery = (runId: number) =>
  queryOptions({
    queryKey: [...RUN_UNDOS, runId],
    queryFn: () => call(UNDO_RENEWALS.find, { bulkRunId: runId }, WITH_NOTICE),
    refetchInterval: ({ state: { data } }) =>
      data?.Until && data.Groups > 0
        ? Math.min(Math.max(Date.parse(data.Until) - Date.now(), 1_000), LONGEST_MS)
        : false,
  });

export const renewalActions = { submitGroups, undoRenewal, undoRun };
export const useRenewalActions = () => useDataProvider<DataProvider & typeof renewalActions>();
