import { queryOptions } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'react-admin';
import type { StartedBulkRun } from '#shared/bulk-runs/bulk-run.record';
import type { BulkRunKind } from '#shared/bulk-runs/bulk-runs';
import type { RenewalUndo, UndoneRenewal } from '#shared/renewals/undo-renewal.record';
import type {
  RenewalPreview,
  RenewalType,
  SubmitForPassiveRenewalsResponse,
  UpcomingCounts,
  UpcomingGroupIds,
  UpcomingRenewalRow,
} from '#shared/renewals/upcoming-renewal.record';
import { getJson, send } from '#web/http/client';
import type { RunWords } from '../components/bulk-runs/run-words.ts';
import type { ResourceCalls } from '../providers/data-provider.ts';
import { listAddress } from '../providers/list-query.ts';

/** The resource's name, and its path below /sales. */
export const PASSIVE_RENEWALS = 'passive-renewals';
export const PASSIVE_RENEWALS_CSV = '/api/sales/GetUpcomingPassiveRenewals.csv';

export const passiveRenewalCalls: ResourceCalls = {
  list: '/api/sales/GetUpcomingPassiveRenewals',
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
    queryFn: () => getJson<UpcomingCounts>(listAddress('/api/sales/GetUpcomingPassiveRenewalCounts', { filter })),
  });

/** All groups that match the filters and are ready. */
export const listMatchingIds = async (filter: object): Promise<number[]> =>
  (await getJson<UpcomingGroupIds>(listAddress('/api/sales/GetUpcomingPassiveRenewalIds', { filter }))).GroupIds;

export const previewGroups = async (groupIds: readonly number[], signal: AbortSignal): Promise<RenewalPreview[]> =>
  (
    await send<RenewalPreview[]>({
      method: 'POST',
      path: '/api/sales/PreviewPassiveRenewals',
      body: { groupIds },
      signal,
    })
  ).body;

/** @param key idempotency key of this submission: a second click or a lost response starts nothing twice */
const submitGroups = async (groupIds: readonly number[], renewalType: RenewalType, key: string) => {
  const request = { path: '/api/sales/SubmitForPassiveRenewals', body: { groupIds, renewalType }, idempotencyKey: key };
  return (await send<SubmitForPassiveRenewalsResponse>({ method: 'POST', ...request })).body;
};

const undoRenewal = async (groupId: number): Promise<UndoneRenewal> =>
  (await send<UndoneRenewal>({ method: 'PUT', path: `/api/sales/UndoPassiveRenewal/${groupId}` })).body;

/** Everything that a run has renewed, as a run of its own. */
const undoRun = async (runId: number): Promise<StartedBulkRun> =>
  (await send<StartedBulkRun>({ method: 'PUT', path: `/api/sales/UndoPassiveRenewals/${runId}` })).body;

const LONGEST_MS = 86_400_000;
export const RUN_UNDOS = [PASSIVE_RENEWALS, 'undo'] as const;

/** How much of a run can be undone, and until when; asked again when the first of its renewals becomes final. */
export const renewalUndoQuery = (runId: number) =>
  queryOptions({
    queryKey: [...RUN_UNDOS, runId],
    queryFn: () => getJson<RenewalUndo>(`/api/sales/GetPassiveRenewalUndo/${runId}`),
    refetchInterval: ({ state: { data } }) =>
      data?.Until && data.Groups > 0
        ? Math.min(Math.max(Date.parse(data.Until) - Date.now(), 1_000), LONGEST_MS)
        : false,
  });

export const renewalActions = { submitGroups, undoRenewal, undoRun };
export const useRenewalActions = () => useDataProvider<DataProvider & typeof renewalActions>();
