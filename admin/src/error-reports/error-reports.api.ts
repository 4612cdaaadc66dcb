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

/** Query key prefix of everything below: what a repair affects besides its own list. */
export const AROUND_REPORTS = ['error-reports'] as const;

export const addressOf = (report: ErrorReportName): string => `error-report/${report}`;

/** Open errors of every report, of any age. */
export const errorCountsQuery = queryOptions({
  queryKey: [...AROUND_REPORTS, 'counts'],
  queryFn: ({ signal }) => getJson<ErrorCounts>('/api/sales/GetErrorCounts', signal),
});

/** Open errors of a report from before this day. */
export const olderErrorsQuery = (report: ErrorReportName, before: IsoDate) =>
  queryOptions({
    queryKey: [...AROUND_REPORTS, 'older', report, before],
    queryFn: ({ signal }) =>
      getJson<OlderErrors>(`/api/sales/GetOlderErrors?report=${report}&before=${before}`, signal),
  });

/** Counts for the list's filter. @param isPrivate as in ResourceCalls */
export const errorMessagesQuery = (report: ErrorReportName, filter: object, isPrivate?: boolean) =>
  queryOptions({
    queryKey: [...AROUND_REPORTS, 'messages', report, filter],
    queryFn: async ({ signal }) => {
      const request = listRequest(`/api/sales/GetErrorMessages?report=${report}`, { filter }, isPrivate);
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
    queryFn: ({ signal }) => getJson<ErrorAttempt[]>(attemptsAddress(about), signal),
  });

function attemptsAddress(about: AttemptsAbout): string {
  if ('individualApplicationId' in about) {
    return `/api/sales/GetIndividualAttempts/${about.individualApplicationId}`;
  }
  const { groupInstallId, censusMemberId } = about;
  return `/api/sales/GetErrorAttempts/${groupInstallId}${censusMemberId ? `?censusMemberId=${censusMemberId}` : ''}`;
}

const post = async <T>(path: string, body?: object, keepAlive = false): Promise<T> =>
  (await send<T>({ method: 'POST', path, body, keepAlive })).body;

/** `isLeaving`: the page is closing. */
export const errorActions = {
  /** Resubmits a row, or records that it was handled manually. */
  repairError: (path: string, isLeaving = false) => send({ method: 'PUT', path, keepAlive: isLeaving }),
  resubmitErrors: (body: ResubmitErrorsRequest) => post<StartedBulkRun>('/api/sales/ResubmitErrors', body),
  resolveErrors: (body: ResolveErrorsRequest, isLeaving = false) =>
    post<StartedBulkRun>('/api/sales/ResolveErrors', body, isLeaving),
  closePayment: (id: number, isLeaving = false) =>
    post<PaymentErrorRow>(`/api/sales/MarkPaymentProcessed/${id}`, undefined, isLeaving),
};
export const useErrorActions = () => useDataProvider<DataProvider & typeof errorActions>();

/** The results of a run for the given rows. */
export async function failuresOf(runId: number, ids: readonly number[]): Promise<BulkRunItemRow[]> {
  const query = { filter: { State: ['Failed'], id: ids } };
  return ids.length === 0 ? [] : getJson(listAddress(`/api/sales/GetBulkRunItems/${runId}`, query));
}
