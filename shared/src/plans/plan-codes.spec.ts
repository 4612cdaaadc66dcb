import { coverageTier, isSoldInArea } from '#shared/plans/plan-codes';

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

describe('isSoldInArea', () => {
  it.each`
    coverage     | networkType | area  | sold
    ${'medical'} | ${'HMO'}    | ${15} | ${true}
    ${'medical'} | ${'HMO'}    | ${16} | ${false}
    ${'medical'} | ${'POS'}    | ${16} | ${false}
    ${'medical'} | ${'PPO'}    | ${16} | ${true}
    ${'dental'}  | ${null}     | ${16} | ${true}
  `('$coverage $networkType in area $area: $sold', ({ coverage, networkType, area, sold }) => {
    expect(isSoldInArea({ coverage, networkType }, area)).toBe(sold);
  });
});
