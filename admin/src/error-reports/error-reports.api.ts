import { queryOptions } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'react-admin';
import type { BulkRunItemRow, StartedBulkRun } from '#shared/bulk-runs/bulk-run.record';
import type {
  ErrorAttempt,
  ErrorCounts,
  ErrorMessageCount,
  OlderErrors,
  ResolveErrorsRequest,
  ResubmitErrorsRequest,
} from '#shared/error-reports/error-reports.record';
import type { PaymentErrorRow } from '#shared/error-reports/error-row.record';
import type { IsoDate } from '#shared/dates/iso-date';
import type { ErrorReportName } from '#shared/error-reports/error-reports';
import { getJson, send } from '#web/http/client';
import { listAddress, listRequest } from '../providers/list-query.ts';

/** Of everything below: what a repair changes beside its own list. */
export const AROUND_REPORTS = ['error-reports'] as const;

export const addressOf = (report: ErrorReportName): string => `error-report/${report}`;

/** Of every report, however old. */
export const errorCountsQuery = queryOptions({
  queryKey: [...AROUND_REPORTS, 'counts'],
  queryFn: ({ signal }) => getJson<ErrorCounts>('/api/sales/GetErrorCounts', signal),
});

/** What waits in a report from before this day. */
export const olderErrorsQuery = (report: ErrorReportName, before: IsoDate) =>
  queryOptions({
    queryKey: [...AROUND_REPORTS, 'older', report, before],
    queryFn: ({ signal }) =>
      getJson<OlderErrors>(`/api/sales/GetOlderErrors?report=${report}&before=${before}`, signal),
  });

/** By the filter of the list. @param isPrivate as in ResourceCalls */
export const errorMessagesQuery = (report: ErrorReportName, filter: object, isPrivate?: boolean) =>
  queryOptions({
    queryKey: [...AROUND_REPORTS, 'messages', report, filter],
    queryFn: async ({ signal }) => {
      const request = listRequest(`/api/sales/GetErrorMessages?report=${report}`, { filter }, isPrivate);
      return (await send<ErrorMessageCount[]>({ ...request, signal })).body;
    },
  });

/** Newest first; of one member where it is named. */
export const errorAttemptsQuery = (groupInstallId: number, censusMemberId?: number) =>
  queryOptions({
    queryKey: [...AROUND_REPORTS, 'attempts', groupInstallId, censusMemberId ?? 0],
    queryFn: ({ signal }) =>
      getJson<ErrorAttempt[]>(
        `/api/sales/GetErrorAttempts/${groupInstallId}${censusMemberId ? `?censusMemberId=${censusMemberId}` : ''}`,
        signal,
      ),
  });

const post = async <T>(path: string, body?: object, keepAlive = false): Promise<T> =>
  (await send<T>({ method: 'POST', path, body, keepAlive })).body;

/** `isLeaving`: the page is being closed. */
export const errorActions = {
  /** Resubmits a row, or notes that it was dealt with by hand. */
  repairError: (path: string, isLeaving = false) => send({ method: 'PUT', path, keepAlive: isLeaving }),
  resubmitErrors: (body: ResubmitErrorsRequest) => post<StartedBulkRun>('/api/sales/ResubmitErrors', body),
  resolveErrors: (body: ResolveErrorsRequest, isLeaving = false) =>
    post<StartedBulkRun>('/api/sales/ResolveErrors', body, isLeaving),
  closePayment: (id: number, isLeaving = false) =>
    post<PaymentErrorRow>(`/api/sales/MarkPaymentProcessed/${id}`, undefined, isLeaving),
};
export const useErrorActions = () => useDataProvider<DataProvider & typeof errorActions>();

/** What became of those of a run that are named. */
export async function failuresOf(runId: number, ids: readonly number[]): Promise<BulkRunItemRow[]> {
  const query = { filter: { State: ['Failed'], id: ids } };
  return ids.length === 0 ? [] : getJson(listAddress(`/api/sales/GetBulkRunItems/${runId}`, query));
}
