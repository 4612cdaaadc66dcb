import { queryOptions } from '@tanstack/react-query';
import type { DashboardFileRequest } from '#shared/groups/dashboard-file.record';
import type { DashboardFigures } from '#shared/groups/dashboard-figures.record';
import type { DashboardRow } from '#shared/groups/dashboard-row.record';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { sendJson } from '#web/http/client';
import { download } from '#web/http/files';
import { inScreen } from '#web/http/in-screen';

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

/** The figures above the lists; soon enough after a change, and not with every poll. */
export const figuresQuery = queryOptions({
  queryKey: ['dashboard', 'figures'],
  queryFn: inScreen<DashboardFigures>('/api/dashboard/figures'),
  staleTime: SHOWN_MS,
});

/** Every page of a list, as a file. */
export const downloadRows = (asked: DashboardFileRequest) =>
  download({ method: 'POST', path: '/api/dashboard/rows.csv', body: asked });

/** For a group with an upcoming renewal and no quote for it yet. */
export const startRenewal = (groupId: number): Promise<QuoteResponse> =>
  sendJson('POST', '/api/quote', { GroupId: groupId, QuoteType: 'SmallGroupRenewal' });
