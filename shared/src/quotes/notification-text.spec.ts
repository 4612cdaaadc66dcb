import {
  MOST_CHARACTERS,
  NOTIFICATION_MISSING,
  NOTIFICATION_TOO_LONG,
  notificationProblem,
  notificationText,
} from '#shared/quotes/notification-text';

describe('a notification', () => {
  it.each([
    ['  Call the owner.  ', 'Call the owner.'],
    ['one\r\ntwo\rthree\nfour', 'one\ntwo\nthree\nfour'],
    ['a\u0000b\u001b[31m\u0085', 'ab[31m'],
    ['tab\there', 'tab here'],
    ['half \ud800', 'half \ufffd'],
    ['<b>“bold”</b> & plain', '<b>“bold”</b> & plain'],
    ['\n \t', ''],
  ])('%j is stored as %j', (written, text) => {
    expect(notificationText(written)).toBe(text);
  });

  it.each([
    [0, NOTIFICATION_MISSING],
    [1, null],
    [MOST_CHARACTERS, null],
    [MOST_CHARACTERS + 1, NOTIFICATION_TOO_LONG],
  ])('of %i characters: %s', (length, message) => {
    expect(notificationProblem('x'.repeat(length))).toBe(message);
  });
});
