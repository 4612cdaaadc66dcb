import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type {
  StaffNotificationsResponse,
  UnreadNotifications,
} from '#shared/staff-notifications/staff-notification.record';
import { getJson, sendJson } from '#web/http/client';
import { IN_SCREEN, inScreen } from '#web/http/in-screen';

/** Nothing here is urgent: an answer is expected within the day. */
const COUNT_EVERY_MS = 2 * 60_000;

const NOTIFICATIONS = 'staff-notifications';

/** Asked for in the background, which does not keep an unattended session alive; not while the page is hidden. */
export const unreadQuery = queryOptions({
  queryKey: [NOTIFICATIONS, 'unread'],
  queryFn: inScreen<UnreadNotifications>('/api/sales/GetUnreadNotificationCount', { polling: true }),
  refetchInterval: COUNT_EVERY_MS,
  refetchOnWindowFocus: true,
});

/** Newest first. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: [NOTIFICATIONS, 'list'],
  queryFn: ({ pageParam: before, signal }) =>
    getJson<StaffNotificationsResponse>(
      `/api/sales/GetStaffNotifications${before === null ? '' : `?before=${before}`}`,
      signal,
      IN_SCREEN,
    ),
  initialPageParam: null as number | null,
  getNextPageParam: ({ Notifications, HasOlder }) => (HasOlder ? Notifications.at(-1)!.Id : null),
  staleTime: 0,
});

export const readOne = (id: number): Promise<void> =>
  sendJson('PUT', `/api/sales/ReadStaffNotification/${id}`, {}, IN_SCREEN);

/** @param UpTo the newest one on the screen */
export const readAll = (UpTo: number): Promise<void> =>
  sendJson('PUT', '/api/sales/ReadAllStaffNotifications', { UpTo }, IN_SCREEN);

export const refreshNotifications = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [NOTIFICATIONS] });
