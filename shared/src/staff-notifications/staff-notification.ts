/**
 * What staff are told of: a mention in a note, a quote assigned to them, one of theirs taken over by or assigned to someone else, and an
 * agent's reply to a quote that they pended.
 */
export const NOTIFICATION_KINDS = ['Mention', 'Assigned', 'TakenOver', 'Reassigned', 'Reply'] as const;
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
};

/** "Sam Sales assigned Elk Bakery to you". */
export const notificationWords = (kind: NotificationKind, by: string, record: string): string =>
  WORDS[kind](by, record);

/** The number for the eye: "99+" stands for any more. */
export const unreadFigure = (count: number): string => (count >= MOST_COUNTED ? '99+' : String(count));

/** The same in words, as the name of the bell. */
export const unreadWords = (count: number): string =>
  count === 0
    ? 'Notifications, none unread'
    : `Notifications, ${count >= MOST_COUNTED ? 'more than 99' : count} unread`;
