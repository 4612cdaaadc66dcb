import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DashboardFigures } from '#shared/groups/dashboard-figures.record';
import type { DashboardRow } from '#shared/groups/dashboard-row.record';
import type { DashboardFileRequest, DashboardPage, DashboardQuery } from '#shared/groups/dashboard-rows.record';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { sendJson } from '#web/http/client';
import { download } from '#web/http/files';
import { IN_SCREEN, inScreen } from '#web/http/in-screen';
import { queryClient } from '../app/query-client.ts';

/** Long enough that the request started before the screen renders is reused by the screen. */
const SHOWN_MS = 5_000;

/** The group quotes on this user's dashboard, each with its group. Source: spec 001 section 7. */
export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: inScreen<DashboardRow[]>('/api/dashboard'),
  staleTime: SHOWN_MS,
});

/** The same, polled by the page: keeps no unattended session alive. */
export const dashboardPoll = {
  ...dashboardQuery,
  queryFn: inScreen<DashboardRow[]>('/api/dashboard', { polling: true }),
  staleTime: 0,
};

const ROWS_KEY = ['dashboard', 'rows'] as const;

/** A page of a list of groups. The body names what is searched: it stays out of URLs. */
export const rowsQuery = (asked: DashboardQuery, polling = false) =>
  queryOptions({
    queryKey: [...ROWS_KEY, asked] as const,
    queryFn: ({ signal }) =>
      sendJson<DashboardPage>('POST', '/api/dashboard/rows', asked, { ...IN_SCREEN, signal, polling }),
    staleTime: polling ? 0 : SHOWN_MS,
    placeholderData: keepPreviousData,
  });

/** Polls the page and, if anything on it has changed, the pages of its lists. */
export async function pollDashboard(): Promise<void> {
  const before = queryClient.getQueryData(dashboardQuery.queryKey);
  await queryClient.fetchQuery(dashboardPoll);
  if (queryClient.getQueryData(dashboardQuery.queryKey) !== before) {
    const shown = queryClient.getQueryCache().findAll({ queryKey: ROWS_KEY, type: 'active' });
    await Promise.all(
      shown.map(({ queryKey }) => queryClient.fetchQuery(rowsQuery(queryKey[ROWS_KEY.length] as DashboardQuery, true))),
    );
  }
}

/** The figures above the lists; soon enough after a change, and not with every poll. */
export const figuresQuery = queryOptions({
  queryKey: ['dashboard', 'figures'],
  queryFn: inScreen<DashboardFigures>('/api/dashboard/figures'),
  staleTime: SHOWN_MS,
});

/** Every page of a list, as a file. */
export const downloadRows = ({ Page: _page, PageSize: _size, ...asked }: DashboardQuery) =>
  download({ method: 'POST', path: '/api/dashboard/rows.csv', body: asked satisfies DashboardFileRequest });

/** For a group with an upcoming renewal and no quote for it yet. */
export const startRenewal = (groupId: number): Promise<QuoteResponse> =>
  sendJson('POST', '/api/quote', { GroupId: groupId, QuoteType: 'SmallGroupRenewal' });
