import { isSoldInArea } from '#shared/plans/ppo-only-area';

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
