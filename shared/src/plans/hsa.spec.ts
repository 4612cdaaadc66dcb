import { hsaClaimProblem, hsaLimits, type HsaPlan, isHsaCompatible } from '#shared/plans/hsa';

const plan = (given: Partial<HsaPlan> = {}): HsaPlan => ({
  market: 'Individual',
  metalTier: 'Silver',
  isClaimed: true,
  deductibleCents: 350_000,
  outOfPocketCents: 700_000,
  ...given,
});

describe('a health savings account', () => {
  it('has the limits of its year, and none are made up for another', () => {
    expect(hsaLimits(2026)).toMatchObject({ leastDeductible: [1700, 3400], mostOutOfPocket: [8500, 17_000] });
    expect(hsaLimits(2027)).toMatchObject({
      leastDeductible: [1750, 3500],
      mostOutOfPocket: [8700, 17_400],
      mostContribution: [4500, 9000],
    });
    expect(hsaLimits(2028)).toBeNull();
  });

  it.each<[string, Partial<HsaPlan>, number, boolean]>([
    ['bronze of individuals, from 2026', { metalTier: 'Bronze', isClaimed: false }, 2026, true],
    [
      'catastrophic, from 2026',
      { metalTier: 'Catastrophic', isClaimed: false, deductibleCents: 1_200_000 },
      2027,
      true,
    ],
    ['bronze of individuals, before', { metalTier: 'Bronze', isClaimed: false }, 2025, false],
    ['bronze of a group', { market: 'SmallGroup', metalTier: 'Bronze', isClaimed: false }, 2027, false],
    ['silver that is filed so', {}, 2027, true],
    ['silver that is not filed so', { isClaimed: false }, 2027, false],
    ['$1,700 in 2026', { deductibleCents: 170_000 }, 2026, true],
    ['$1,700 in 2027', { deductibleCents: 170_000 }, 2027, false],
    ['a maximum of $8,701 in 2027', { outOfPocketCents: 870_100 }, 2027, false],
  ])('with a plan that is %s', (_, given, year, expected) => {
    expect(isHsaCompatible(plan(given), year)).toBe(expected);
  });

  it('is refused by name where a file claims it against the limits', () => {
    expect(hsaClaimProblem(plan({ deductibleCents: 150_000 }), 2027)).toBe(
      'IsHSAEligible is Yes, but the deductible of one person is below $1,750, the least of 2027 (Rev. Proc. 2026-24).',
    );
    expect(hsaClaimProblem(plan({ outOfPocketCents: 900_000 }), 2026)).toBe(
      'IsHSAEligible is Yes, but the out-of-pocket maximum of one person is above $8,500, the most of 2026 (Rev. Proc. 2025-19).',
    );
    expect(hsaClaimProblem(plan({ metalTier: 'Bronze', outOfPocketCents: 900_000 }), 2027)).toBeNull();
  });
});
