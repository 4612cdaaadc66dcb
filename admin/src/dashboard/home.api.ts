import { queryOptions } from '@tanstack/react-query';
import type { SalesHomeResponse } from '#shared/sales-home/home.record';
import { send } from '#web/http/client';

const EVERY_MS = 60_000;

/** Read again every minute while the page is looked at, which keeps no unattended session alive. */
export const homeQuery = queryOptions({
  queryKey: ['sales-home'],
  queryFn: async ({ signal }) =>
    (await send<SalesHomeResponse>({ path: '/api/sales/GetHome', signal, polling: true })).body,
  refetchInterval: EVERY_MS,
  // Who comes back from the queue sees what they have just claimed.
  staleTime: 0,
});
