import fc from 'fast-check';
import {
  contributionShares,
  CONTRIBUTION_METHODS,
  employerTotal,
  fitToBudget,
  type ContributionTerms,
  type HouseholdPremium,
} from '#shared/contributions/contribution';
import { COVERAGE_TIERS } from '#shared/plans/plan-codes';

const household = (given: Partial<HouseholdPremium> = {}): HouseholdPremium => ({
  employeeNumber: 1,
  tier: 'Employee only',
  premiumCents: 50_001,
  referenceCents: 40_000,
  ...given,
});
const everyTier = (value: number): ContributionTerms['tiers'] => ({
  'Employee only': value,
  'Employee and spouse': value,
  'Employee and child(ren)': value,
  Family: value,
});
const employer = (households: HouseholdPremium[], terms: ContributionTerms): number[] =>
  contributionShares(households, terms).map(({ employerCents }) => employerCents);

describe('what the employer pays', () => {
  it.each([
    ['half of $500.01 is rounded half up', 'PercentOfPlan', 5_000, 25_001],
    ['nothing', 'PercentOfPlan', 0, 0],
    ['all of it', 'PercentOfPlan', 10_000, 50_001],
    ['a third', 'PercentOfPlan', 3_333, 16_665],
    ['half of the reference plan', 'PercentOfReferencePlan', 5_000, 20_000],
    ['all of the reference plan, which is cheaper', 'PercentOfReferencePlan', 10_000, 40_000],
    ['a flat amount', 'Flat', 30_000, 30_000],
    ['a flat amount above the premium stops at the premium', 'Flat', 60_000, 50_001],
  ] as const)('%s', (_case, method, value, cents) => {
    expect(employer([household()], { method, tiers: everyTier(value) })).toEqual([cents]);
  });

  it('never exceeds the premium of a plan that is cheaper than the reference plan', () => {
    const cheap = household({ premiumCents: 30_000, referenceCents: 40_000 });
    expect(employer([cheap], { method: 'PercentOfReferencePlan', tiers: everyTier(10_000) })).toEqual([30_000]);
  });

  it('gives the cents that rounding leaves over to the largest remainders, the first of equals', () => {
    const households = [100, 100, 101].map((premiumCents, index) => household({ employeeNumber: index, premiumCents }));
    // 33.33 + 33.33 + 33.6633 = 100.3233: a total of 100, and the one cent goes to the third.
    expect(employer(households, { method: 'PercentOfPlan', tiers: everyTier(3_333) })).toEqual([33, 33, 34]);
    const equals = [50, 50].map((premiumCents, index) =>
      household({ employeeNumber: index, premiumCents: premiumCents + 1 }),
    );
    expect(employer(equals, { method: 'PercentOfPlan', tiers: everyTier(5_000) })).toEqual([26, 25]);
  });

  it('depends on the tier', () => {
    const tiers = { 'Employee only': 8_000, 'Employee and spouse': 5_000, 'Employee and child(ren)': 2_500, Family: 0 };
    const households = COVERAGE_TIERS.map((tier) => household({ tier, premiumCents: 1_000 }));
    expect(employer(households, { method: 'PercentOfPlan', tiers })).toEqual([800, 500, 250, 0]);
  });
});

describe('the share that keeps the employer under a budget', () => {
  const households = [household({ premiumCents: 40_000 }), household({ premiumCents: 60_000, tier: 'Family' })];
  it.each([
    ['half of the premium', 50_000, 5_000],
    ['a cent less than half', 49_999, 4_999],
    ['nothing', 0, 0],
    ['more than the premium', 200_000, 10_000],
  ])('is found for a budget of %s', (_case, budget, share) => {
    const terms = fitToBudget(households, { method: 'PercentOfPlan', tiers: everyTier(7_500) }, budget);
    expect(terms.tiers).toEqual(everyTier(share));
  });

  it('keeps the ratio of the tiers', () => {
    const tiers = { ...everyTier(0), 'Employee only': 8_000, Family: 4_000 };
    const fitted = fitToBudget(households, { method: 'PercentOfPlan', tiers }, 28_000);
    expect(fitted.tiers).toEqual({ ...everyTier(0), 'Employee only': 4_000, Family: 2_000 });
  });

  it('reads zero everywhere as the same for every tier', () => {
    const fitted = fitToBudget(households, { method: 'Flat', tiers: everyTier(0) }, 25_001);
    expect(fitted.tiers).toEqual(everyTier(12_500));
  });
});

describe('whatever the households and the terms', () => {
  const anyHousehold = fc.record({
    employeeNumber: fc.nat(),
    tier: fc.constantFrom(...COVERAGE_TIERS),
    premiumCents: fc.integer({ min: 0, max: 500_000 }),
    referenceCents: fc.integer({ min: 0, max: 500_000 }),
  });
  const anyTerms = fc.record({
    method: fc.constantFrom(...CONTRIBUTION_METHODS),
    tiers: fc
      .tuple(fc.nat(10_000), fc.nat(10_000), fc.nat(10_000), fc.nat(10_000))
      .map(([only, spouse, child, family]): ContributionTerms['tiers'] => ({
        'Employee only': only,
        'Employee and spouse': spouse,
        'Employee and child(ren)': child,
        Family: family,
      })),
  });

  it('both parts are never negative and add up to the premium', () => {
    fc.assert(
      fc.property(fc.array(anyHousehold, { maxLength: 60 }), anyTerms, (households, terms) => {
        for (const { employerCents, employeeCents, premiumCents } of contributionShares(households, terms)) {
          expect(employerCents + employeeCents).toBe(premiumCents);
          expect(Math.min(employerCents, employeeCents)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('a fitted share stays within the budget, and one step more would not', () => {
    fc.assert(
      fc.property(fc.array(anyHousehold, { maxLength: 30 }), fc.nat(2_000_000), (households, budget) => {
        const share = fitToBudget(households, { method: 'PercentOfPlan', tiers: everyTier(1) }, budget).tiers.Family;
        const at = (value: number) => employerTotal(households, { method: 'PercentOfPlan', tiers: everyTier(value) });
        expect(at(share)).toBeLessThanOrEqual(budget);
        expect(share === 10_000 || at(share + 1) > budget).toBe(true);
      }),
    );
  });
});
