import { QUOTE_TYPES } from '#shared/quotes/quote-type';
import { record, type Wire } from '#shared/records/field';
import { code, count, described, flag, id, instant, listOf, nested, text } from '#shared/records/kinds';
import { NOTIFICATION_KINDS } from '#shared/staff-notifications/staff-notification';

/** What a staff member was told of. */
export const STAFF_NOTIFICATION = record({
  Id: id('Notification'),
  Kind: code('Kind', NOTIFICATION_KINDS),
  By: text('By', { example: 'Sam Sales' }),
  Record: text('Record', { about: 'The group, or the applicant of a household.', example: 'Elk Bakery' }),
  QuoteId: id('Quote'),
  QuoteType: code('Quote type', QUOTE_TYPES),
  At: instant('At'),
  IsRead: flag('Read'),
});

/** GET /api/sales/GetStaffNotifications: the caller's own, newest first. */
export const STAFF_NOTIFICATIONS = record('StaffNotificationsAnswer', {
  Notifications: listOf('Notifications', nested('Notification', STAFF_NOTIFICATION)),
  HasOlder: flag('Has older ones'),
});

/** GET /api/sales/GetUnreadNotificationCount. */
export const UNREAD_NOTIFICATIONS = record('UnreadNotificationsAnswer', {
  Count: described(count('Count'), 'At most 100: the rest is not counted.'),
});

/** PUT /api/sales/ReadAllStaffNotifications. */
export const READ_ALL_NOTIFICATIONS = record('ReadAllNotificationsBody', {
  UpTo: described(id('Notification'), 'The newest one that the user saw. Those that came since stay unread.'),
});

export type StaffNotification = Wire<typeof STAFF_NOTIFICATION>;
export type StaffNotificationsResponse = Wire<typeof STAFF_NOTIFICATIONS>;
