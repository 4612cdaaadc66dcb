import { queryOptions } from '@tanstack/react-query';
import { HOME } from '#shared/sales/sales.calls';
import { WITH_NOTICE, query } from '#web/http/calls';

const EVERY_MS = 60_000;

/** Refetched every minute while the page is visible, without keeping an unattended session alive. */
export const homeQuery = queryOptions({
  ...query(HOME.find, {}, { ...WITH_NOTICE, polling: true }),
  refetchInterval: EVERY_MS,
  // Users who return from the queue see what they just claimed.
  staleTime: 0,
});
