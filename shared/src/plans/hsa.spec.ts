import { hsaClaimProblem, hsaLimits, type HsaPlan, isHsaCompatible } from '#shared/plans/hsa';

const plan = (given: Partial<HsaPlan> = {}): HsaPlan => ({
  market: 'Individual',
  metalTier: 'Silver',
  isClaimed: true,
  deductible: [350_000, 700_000],
  outOfPocket: [700_000, 1_400_000],
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
      { metalTier: 'Catastrophic', isClaimed: false, deductible: [1_200_000, 2_400_000] },
      2027,
      true,
    ],
    ['bronze of individuals, before', { metalTier: 'Bronze', isClaimed: false }, 2025, false],
    ['bronze of a group', { market: 'SmallGroup', metalTier: 'Bronze', isClaimed: false }, 2027, false],
    ['silver that is filed so', {}, 2027, true],
    ['silver that is not filed so', { isClaimed: false }, 2027, false],
    ['$1,700 in 2026', { deductible: [170_000, 340_000] }, 2026, true],
    ['$1,700 in 2027', { deductible: [170_000, 350_000] }, 2027, false],
    ['$3,499 for a family in 2027', { deductible: [175_000, 349_900] }, 2027, false],
    ['$3,500 for a family in 2027', { deductible: [175_000, 350_000] }, 2027, true],
    ['no family figures in 2027', { deductible: [175_000, null], outOfPocket: [870_000, null] }, 2027, true],
    ['a maximum of $8,701 in 2027', { outOfPocket: [870_100, 1_740_000] }, 2027, false],
    ['a family maximum of $17,401 in 2027', { outOfPocket: [870_000, 1_740_100] }, 2027, false],
  ])('with a plan that is %s', (_, given, year, expected) => {
    expect(isHsaCompatible(plan(given), year)).toBe(expected);
  });

  it('is refused by name where a file claims it against the limits', () => {
    expect(hsaClaimProblem(plan({ deductible: [150_000, 300_000] }), 2027)).toBe(
      'IsHSAEligible is Yes, but the deductible of one person is below $1,750, the least of 2027 (Rev. Proc. 2026-24).',
    );
    expect(hsaClaimProblem(plan({ outOfPocket: [900_000, null] }), 2026)).toBe(
      'IsHSAEligible is Yes, but the out-of-pocket maximum of one person is above $8,500, the most of 2026 (Rev. Proc. 2025-19).',
    );
    expect(hsaClaimProblem(plan({ deductible: [175_000, 340_000] }), 2027)).toBe(
      'IsHSAEligible is Yes, but the deductible of a family is below $3,500, the least of 2027 (Rev. Proc. 2026-24).',
    );
    expect(hsaClaimProblem(plan({ metalTier: 'Bronze', outOfPocket: [900_000, null] }), 2027)).toBeNull();
  });
});
