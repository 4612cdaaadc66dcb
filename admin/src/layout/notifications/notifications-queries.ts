import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { STAFF_NOTIFICATION_CALLS } from '#shared/staff-notifications/staff-notifications.calls';
import { call, query } from '#web/http/calls';

/** As often as the queues: who takes a quote over is told where it is seen. */
const COUNT_EVERY_MS = 30_000;

const NOTIFICATIONS = 'staff-notifications';

/** Asked for in the background, which does not keep an unattended session alive; not while the page is hidden. */
export const unreadQuery = queryOptions({
  ...query(STAFF_NOTIFICATION_CALLS.countUnread, {}, { polling: true }),
  queryKey: [NOTIFICATIONS, 'unread'],
  refetchInterval: COUNT_EVERY_MS,
  refetchOnWindowFocus: true,
});

/** Newest first. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: [NOTIFICATIONS, 'list'],
  queryFn: ({ pageParam: before, signal }) => call(STAFF_NOTIFICATION_CALLS.list, { query: { before } }, { signal }),
  initialPageParam: null as number | null,
  getNextPageParam: ({ Notifications, HasOlder }) => (HasOlder ? Notifications.at(-1)!.Id : null),
  staleTime: 0,
});

export const refreshNotifications = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [NOTIFICATIONS] });
