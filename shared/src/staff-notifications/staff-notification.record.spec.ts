import {
  NOTIFICATION_KINDS,
  notificationWords,
  unreadFigure,
  unreadWords,
} from '#shared/staff-notifications/staff-notification.record';

it('each kind is told in a sentence', () => {
  expect(NOTIFICATION_KINDS.map((kind) => notificationWords(kind, 'Sam Sales', 'Elk Bakery', 0))).toEqual([
    'Sam Sales mentioned you in a note on Elk Bakery',
    'Sam Sales assigned Elk Bakery to you',
    'Sam Sales took over Elk Bakery from you',
    'Sam Sales assigned Elk Bakery, which you had, to a colleague',
    'Sam Sales replied on Elk Bakery, which you pended',
    'Sam Sales proposed a change to the rule “Elk Bakery”',
    'Sam Sales approved your change to the rule “Elk Bakery”',
    'Sam Sales declined your change to the rule “Elk Bakery”',
  ]);
});

it('several quotes that were assigned at once are told in one', () => {
  expect(notificationWords('Assigned', 'Sam Sales', 'Elk Bakery', 1)).toBe(
    'Sam Sales assigned Elk Bakery and 1 more quote to you',
  );
});

it.each([
  [0, '0', 'Notifications, none unread'],
  [1, '1', 'Notifications, 1 unread'],
  [99, '99', 'Notifications, 99 unread'],
  [100, '99+', 'Notifications, more than 99 unread'],
])('%i unread ones read "%s" and "%s"', (count, figure, words) => {
  expect([unreadFigure(count), unreadWords(count)]).toEqual([figure, words]);
});
