import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DashboardFileRequest, DashboardQuery, HouseholdsQuery } from '#shared/groups/dashboard.record';
import { DASHBOARD } from '#shared/groups/groups.calls';
import { asking, call, query } from '#web/http/calls';
import { download } from '#web/http/files';
import { queryClient } from '../app/query-client.ts';

/** Long enough that the request started before the screen renders is reused by the screen. */
const SHOWN_MS = 5_000;

/** The group quotes on this user's dashboard, each with its group. Source: spec 001 section 7. */
export const dashboardQuery = queryOptions({ ...query(DASHBOARD.list), queryKey: ['dashboard'], staleTime: SHOWN_MS });

/** The same, polled by the page: keeps no unattended session alive. */
export const dashboardPoll = {
  ...dashboardQuery,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(DASHBOARD.list, {}, { ...{ polling: true }, signal }),
  staleTime: 0,
};

const ROWS_KEY = ['dashboard', 'rows'] as const;

/** A page of a list of groups. The body names what is searched: it stays out of URLs. */
export const rowsQuery = (asked: DashboardQuery, polling = false) =>
  queryOptions({
    queryKey: [...ROWS_KEY, asked] as const,
    queryFn: ({ signal }) => call(DASHBOARD.listRows, { body: asked }, { signal, polling }),
    staleTime: polling ? 0 : SHOWN_MS,
    placeholderData: keepPreviousData,
  });

const HOUSEHOLDS_KEY = ['dashboard', 'households'] as const;

/** A page of the quotes of households. */
export const householdsQuery = (asked: HouseholdsQuery, polling = false) =>
  queryOptions({
    queryKey: [...HOUSEHOLDS_KEY, asked] as const,
    queryFn: ({ signal }) => call(DASHBOARD.listHouseholds, { body: asked }, { signal, polling }),
    staleTime: polling ? 0 : SHOWN_MS,
    placeholderData: keepPreviousData,
  });

/** Polls the page and, if anything on it has changed, the pages of its lists. */
export async function pollDashboard(): Promise<void> {
  const before = queryClient.getQueryData(dashboardQuery.queryKey);
  await queryClient.fetchQuery(dashboardPoll);
  if (queryClient.getQueryData(dashboardQuery.queryKey) !== before) {
    await Promise.all([
      ...shown<DashboardQuery>(ROWS_KEY).map((asked) => queryClient.fetchQuery(rowsQuery(asked, true))),
      ...shown<HouseholdsQuery>(HOUSEHOLDS_KEY).map((asked) => queryClient.fetchQuery(householdsQuery(asked, true))),
    ]);
  }
}

/** What the pages on screen were asked for. */
const shown = <Asked>(key: readonly string[]): Asked[] =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: key, type: 'active' })
    .map(({ queryKey }) => queryKey[key.length] as Asked);

/** The figures above the lists; soon enough after a change, and not with every poll. */
export const figuresQuery = queryOptions({
  ...query(DASHBOARD.findFigures),
  queryKey: ['dashboard', 'figures'],
  staleTime: SHOWN_MS,
});

/** Every page of a list, as a file. */
export const downloadRows = ({ Page: _page, PageSize: _size, ...asked }: DashboardQuery) =>
  download(asking(DASHBOARD.export, { body: asked satisfies DashboardFileRequest }));
