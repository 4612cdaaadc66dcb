import { counted } from '#shared/formats/text';
import { QUOTE_TYPES } from '#shared/quotes/quote-type';
import { record, type Wire } from '#shared/records/field';
import { code, count, described, flag, id, instant, listOf, nested, orNull, text } from '#shared/records/kinds';

/**
 * What staff are told of: a mention in a note, a quote assigned to them, one of theirs taken over by or assigned to someone else, an
 * agent's reply to a quote that they pended, a rule that a colleague proposes, and what became of one that they proposed.
 */
export const NOTIFICATION_KINDS = [
  'Mention',
  'Assigned',
  'TakenOver',
  'Reassigned',
  'Reply',
  'RuleProposed',
  'RuleApproved',
  'RuleDeclined',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const NOTIFICATIONS_PER_PAGE = 50;
/** Counting stops here: more are shown as "99+". */
export const MOST_COUNTED = 100;

/** The record itself and its timeline tell what happened: what was read is kept for a month, as long as people come back to it. */
export const READ_KEPT_DAYS = 30;
/** Two quarters: what nobody has read by then concerns a decided quote. */
export const UNREAD_KEPT_DAYS = 180;

const WORDS: Record<NotificationKind, (by: string, record: string) => string> = {
  Mention: (by, record) => `${by} mentioned you in a note on ${record}`,
  Assigned: (by, record) => `${by} assigned ${record} to you`,
  TakenOver: (by, record) => `${by} took over ${record} from you`,
  Reassigned: (by, record) => `${by} assigned ${record}, which you had, to a colleague`,
  Reply: (by, record) => `${by} replied on ${record}, which you pended`,
  RuleProposed: (by, record) => `${by} proposed a change to the rule “${record}”`,
  RuleApproved: (by, record) => `${by} approved your change to the rule “${record}”`,
  RuleDeclined: (by, record) => `${by} declined your change to the rule “${record}”`,
};

/** "Sam Sales assigned Elk Bakery to you", "Sam Sales assigned Elk Bakery and 4 more quotes to you". */
export const notificationWords = (kind: NotificationKind, by: string, record: string, others: number): string =>
  WORDS[kind](by, others === 0 ? record : `${record} and ${counted(others, 'more quote')}`);

/** The number for the eye: "99+" stands for any more. */
export const unreadFigure = (count: number): string => (count >= MOST_COUNTED ? '99+' : String(count));

/** The same in words, as the name of the bell. */
export const unreadWords = (count: number): string =>
  count === 0
    ? 'Notifications, none unread'
    : `Notifications, ${count >= MOST_COUNTED ? 'more than 99' : count} unread`;

/** What a staff member was told of. */
export const STAFF_NOTIFICATION = record({
  Id: id('Notification'),
  Kind: code('Kind', NOTIFICATION_KINDS),
  By: text('By', { example: 'Sam Sales' }),
  Record: text('Record', { about: 'The group, the applicant of a household, or the rule.', example: 'Elk Bakery' }),
  QuoteId: described(orNull(id('Quote')), 'null for a rule.'),
  QuoteType: orNull(code('Quote type', QUOTE_TYPES)),
  OtherQuotes: described(count('Other quotes'), 'How many more were assigned at the same time.'),
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
