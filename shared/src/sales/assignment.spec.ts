import { claimProblem, heldBy, isSameUsername } from '#shared/sales/assignment';

describe('who works on a quote', () => {
  it('is told by name and since when, by the clock in Detroit', () => {
    expect(heldBy({ fullName: 'Sam Sales', since: '2026-11-20T15:05:00Z' })).toBe(
      'Sam Sales has been working on this quote since 11/20/2026, 10:05 AM.',
    );
  });

  it.each([
    ['nobody is named', undefined, false],
    ['the colleague who has it', 'Sam', true],
    ['the colleague who had it before', 'olivia', false],
  ])('is taken over from %s', (_what, takeOverFrom, isTaken) => {
    const holder = { fullName: 'Sam Sales', username: 'sam', since: '2026-11-20T15:05:00Z' };
    expect(claimProblem(holder, takeOverFrom)).toBe(isTaken ? null : heldBy(holder));
  });

  it.each([
    ['sales', 'Sales', true],
    ['sales', 'sales2', false],
    [null, null, false],
    ['sales', null, false],
  ])('%s and %s are the same: %s', (one, other, same) => {
    expect(isSameUsername(one, other)).toBe(same);
  });
});
