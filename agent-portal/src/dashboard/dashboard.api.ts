import { queryOptions } from '@tanstack/react-query';
import type { DashboardRow } from '#shared/groups/dashboard-row.record';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { sendJson } from '#web/http/client';
import { inScreen } from '#web/http/in-screen';

/** Long enough for the request that starts before the screen to be the screen's own. */
const SHOWN_MS = 5_000;

/** The group quotes of this user's dashboard, each with its group. Source: spec 001 section 7. */
export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: inScreen<DashboardRow[]>('/api/dashboard'),
  staleTime: SHOWN_MS,
});

/** The same, asked for by the page itself: it keeps no unattended session alive. */
export const dashboardPoll = {
  ...dashboardQuery,
  queryFn: inScreen<DashboardRow[]>('/api/dashboard', { polling: true }),
  staleTime: 0,
};

/** For a group whose renewal is coming and that has no quote for it yet. */
export const startRenewal = (groupId: number): Promise<QuoteResponse> =>
  sendJson('POST', '/api/quote', { GroupId: groupId, QuoteType: 'SmallGroupRenewal' });
