import { coverageTier } from '#shared/plans/coverage-tier';

describe('coverage tier', () => {
  it.each([
    [false, false, 'Employee only'],
    [true, false, 'Employee and spouse'],
    [false, true, 'Employee and child(ren)'],
    [true, true, 'Family'],
  ])('with a spouse (%s) and a child (%s) is %s', (spouse, child, tier) => {
    expect(coverageTier({ spouse, child })).toBe(tier);
  });
});
