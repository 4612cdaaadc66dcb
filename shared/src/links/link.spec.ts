import { LINK_LOCKED, linkState, MOST_WRONG_CODES, wrongCode } from '#shared/links/link';

const at = (time: string) => new Date(`2026-11-25T${time}Z`);
const LINK = {
  expiresAt: at('12:00:00'),
  openedAt: null,
  answeredAt: null,
  declinedAt: null,
  revokedAt: null,
  wrongCodes: 0,
};
const OPENED = at('10:00:00');

describe('a link', () => {
  it.each([
    [{}, '11:59:59', 'Created'],
    [{}, '12:00:00', 'Expired'],
    [{ openedAt: OPENED }, '11:59:59', 'Opened'],
    [{ openedAt: OPENED }, '12:00:00', 'Expired'],
    [{ wrongCodes: MOST_WRONG_CODES - 1 }, '11:00:00', 'Created'],
    [{ wrongCodes: MOST_WRONG_CODES }, '11:00:00', 'Locked'],
    [{ revokedAt: OPENED, wrongCodes: MOST_WRONG_CODES }, '11:00:00', 'Revoked'],
    [{ declinedAt: OPENED, revokedAt: OPENED }, '13:00:00', 'Declined'],
    [{ answeredAt: OPENED, revokedAt: OPENED }, '13:00:00', 'Answered'],
  ])('%j at %s is %s', (given, time, state) => {
    expect(linkState({ ...LINK, ...given }, at(time))).toBe(state);
  });

  it.each([
    [2, 'This code is not correct. You have 2 tries left.'],
    [1, 'This code is not correct. You have 1 try left.'],
    [0, LINK_LOCKED],
  ])('with %i more tries says %j', (left, message) => {
    expect(wrongCode(left)).toBe(message);
  });
});
