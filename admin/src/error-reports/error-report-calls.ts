import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDataProvider, type DataProvider } from 'react-admin';
import type { BulkRunItemRow } from '#shared/bulk-runs/bulk-run.record';
import { BULK_RUNS } from '#shared/bulk-runs/bulk-runs.calls';
import {
  ERROR_REPORTS,
  ERROR_RUNS,
  INDIVIDUAL_APPLICATIONS,
  PAYMENTS,
} from '#shared/error-reports/error-reports.calls';
import type { IsoDate } from '#shared/dates/iso-date';
import type { ErrorReportName } from '#shared/error-reports/error-reports';
import type {
  ErrorMessageCount,
  ResolveErrorsRequest,
  ResubmitErrorsRequest,
} from '#shared/error-reports/error-reports.record';
import { WITH_NOTICE, asking, call, query } from '#web/http/calls';
import { send } from '#web/http/client';
import { listRequest } from '../providers/list-query.ts';

/** Query key prefix of everything below: what a repair affects besides its own list. */
const AROUND_REPORTS = ['error-reports'] as const;

/** Refetches what surrounds the list: counts and messages. */
export function useReportRefresh(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => void queryClient.invalidateQueries({ queryKey: AROUND_REPORTS }), [queryClient]);
}

export const addressOf = (report: ErrorReportName): string => `error-report/${report}`;

/** Open errors of every report, of any age. */
export const errorCountsQuery = queryOptions({
  ...query(ERROR_REPORTS.countAll, {}, WITH_NOTICE),
  queryKey: [...AROUND_REPORTS, 'counts'],
});

/** Open errors of a report from before this day. */
export const olderErrorsQuery = (report: ErrorReportName, before: IsoDate) =>
  queryOptions({
    ...query(ERROR_REPORTS.countOlder, { query: { report, before } }, WITH_NOTICE),
    queryKey: [...AROUND_REPORTS, 'older', report, before],
  });

/** Counts for the list's filter. @param isPrivate as in ResourceCalls */
export const errorMessagesQuery = (report: ErrorReportName, filter: object, isPrivate?: boolean) =>
  queryOptions({
    queryKey: [...AROUND_REPORTS, 'messages', report, filter],
    queryFn: async ({ signal }) => {
      const request = listRequest(
        asking(ERROR_REPORTS.countMessages, { query: { report } }).path,
        { filter },
        isPrivate,
      );
      return (await send<ErrorMessageCount[]>({ ...request, signal })).body;
    },
  });

/** What the calls to the carrier system were about. */
export type AttemptsAbout =
  | { groupInstallId: number; /** Only calls about this member. */ censusMemberId?: number }
  | { individualApplicationId: number };

/** Newest first. */
export const errorAttemptsQuery = (about: AttemptsAbout) =>
  queryOptions({
    queryKey: [...AROUND_REPORTS, 'attempts', about],
    queryFn: ({ signal }) =>
      'individualApplicationId' in about
        ? call(INDIVIDUAL_APPLICATIONS.listAttempts, about, { ...WITH_NOTICE, signal })
        : call(
            ERROR_REPORTS.listAttempts,
            { groupInstallId: about.groupInstallId, query: { censusMemberId: about.censusMemberId } },
            { ...WITH_NOTICE, signal },
          ),
  });

/** `isLeaving`: the page is closing. */
export const errorActions = {
  /** Resubmits a row, or records that it was handled manually. */
  repairError: (path: string, isLeaving = false) => send({ method: 'PUT', path, keepAlive: isLeaving }),
  resubmitErrors: (body: ResubmitErrorsRequest) => call(ERROR_RUNS.resubmit, { body }, WITH_NOTICE),
  resolveErrors: (body: ResolveErrorsRequest, isLeaving = false) =>
    call(ERROR_RUNS.resolve, { body }, { ...WITH_NOTICE, keepAlive: isLeaving }),
  closePayment: (id: number, isLeaving = false) =>
    call(PAYMENTS.mark, { holdPaymentId: id }, { ...WITH_NOTICE, keepAlive: isLeaving }),
};
export const useErrorActions = () => useDataProvider<DataProvider & typeof errorActions>();

/** The results of a run for the given rows. */
export async function failuresOf(runId: number, ids: readonly number[]): Promise<BulkRunItemRow[]> {
  const query = { filter: JSON.stringify({ State: ['Failed'], id: ids }) };
  return ids.length === 0 ? [] : call(BULK_RUNS.listItems, { id: runId, query }, WITH_NOTICE);
}
