import { calls, get, nothing, put } from '#shared/answers/calls';
import { BEFORE_QUERY } from '#shared/answers/list-query.record';
import {
  READ_ALL_NOTIFICATIONS,
  STAFF_NOTIFICATIONS,
  UNREAD_NOTIFICATIONS,
} from '#shared/staff-notifications/staff-notification.record';

/** What the caller was told of. The paths are ours: the specification has no notifications for staff. */
export const STAFF_NOTIFICATION_CALLS = calls('/api/sales', ['internal'], {
  list: get('GetStaffNotifications', {
    about: 'Newest first, 50 at a time.',
    query: BEFORE_QUERY,
    answers: STAFF_NOTIFICATIONS,
  }),
  countUnread: get('GetUnreadNotificationCount', { about: "For the console's bell.", answers: UNREAD_NOTIFICATIONS }),
  readOne: put('ReadStaffNotification/:id', {
    about: 'Marks one as read. One that is read already stays as it is.',
    answers: nothing,
    refuses: ['NOT_FOUND'],
  }),
  readAll: put('ReadAllStaffNotifications', {
    about: 'Marks all as read that the user has seen.',
    body: READ_ALL_NOTIFICATIONS,
    answers: nothing,
  }),
});
