import { SHARE_DAYS_PROBLEM, shareDaysProblem, shareLinkEnd, shareLinkState } from './share-link.ts';

describe('shareDaysProblem', () => {
  it.each`
    days   | problem
    ${0}   | ${SHARE_DAYS_PROBLEM}
    ${1}   | ${null}
    ${14}  | ${null}
    ${60}  | ${null}
    ${61}  | ${SHARE_DAYS_PROBLEM}
    ${1.5} | ${SHARE_DAYS_PROBLEM}
    ${NaN} | ${SHARE_DAYS_PROBLEM}
  `('$days days', ({ days, problem }) => {
    expect(shareDaysProblem(days)).toBe(problem);
  });
});

describe('shareLinkState', () => {
  const expiresAt = shareLinkEnd(new Date('2026-10-25T15:00:00Z'), 14);

  it('ends at the same moment of the day, also across the change of the clock', () => {
    expect(expiresAt.toISOString()).toBe('2026-11-08T15:00:00.000Z');
  });

  it.each`
    now                       | revokedAt                 | state
    ${'2026-11-08T14:59:59Z'} | ${null}                   | ${'Active'}
    ${'2026-11-08T15:00:00Z'} | ${null}                   | ${'Expired'}
    ${'2026-11-01T00:00:00Z'} | ${'2026-11-01T00:00:00Z'} | ${'Revoked'}
    ${'2026-12-01T00:00:00Z'} | ${'2026-11-01T00:00:00Z'} | ${'Revoked'}
  `('$state at $now, revoked $revokedAt', ({ now, revokedAt, state }) => {
    const link = { expiresAt, revokedAt: revokedAt && new Date(revokedAt as string) };
    expect(shareLinkState(link, new Date(now as string))).toBe(state);
  });
});
