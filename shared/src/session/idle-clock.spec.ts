import { idleState, isRefreshDue } from '#shared/session/idle-clock';

describe('idleState', () => {
  it.each`
    idleMs       | phase        | secondsLeft
    ${0}         | ${'active'}  | ${1500}
    ${1_469_999} | ${'active'}  | ${31}
    ${1_470_000} | ${'warning'} | ${30}
    ${1_499_001} | ${'warning'} | ${1}
    ${1_499_999} | ${'warning'} | ${1}
    ${1_500_000} | ${'ended'}   | ${0}
    ${9_000_000} | ${'ended'}   | ${0}
  `('after $idleMs ms: $phase, $secondsLeft seconds left', ({ idleMs, phase, secondsLeft }) => {
    expect(idleState(5_000 + idleMs, 5_000)).toEqual({ phase, secondsLeft });
  });
});

describe('isRefreshDue', () => {
  it.each([
    [119_999, false],
    [120_000, false],
    [120_001, true],
  ])('%i ms after the last answer: %s', (quietMs, due) => {
    expect(isRefreshDue(1_000 + quietMs, 1_000)).toBe(due);
  });
});
