import { queryOptions } from '@tanstack/react-query';
import type { SalesHomeResponse } from '#shared/sales-home/home.record';
import { send } from '#web/http/client';

const EVERY_MS = 60_000;

/** Refetched every minute while the page is visible, without keeping an unattended session alive. */
export const homeQuery = queryOptions({
  queryKey: ['sales-home'],
  queryFn: async ({ signal }) =>
    (await send<SalesHomeResponse>({ path: '/api/sales/GetHome', signal, polling: true })).body,
  refetchInterval: EVERY_MS,
  // Users who return from the queue see what they just claimed.
  staleTime: 0,
});
