import type { CoverageTier } from '#shared/plans/coverage-tier';

export const CONTRIBUTION_METHODS = ['PercentOfPlan', 'PercentOfReferencePlan', 'Flat'] as const;
export type ContributionMethod = (typeof CONTRIBUTION_METHODS)[number];

/** 100 % in basis points, the unit in which shares are kept. */
export const WHOLE_BP = 10_000;

export interface ContributionTerms {
  method: ContributionMethod;
  /** Basis points of the premium (10000 = all of it), or whole cents a month for Flat. */
  tiers: Readonly<Record<CoverageTier, number>>;
}

/** One employee with whoever is covered along. Whole cents a month. */
export interface HouseholdPremium {
  employeeNumber: number;
  tier: CoverageTier;
  /** Of the plan that the household takes. */
  premiumCents: number;
  /** What the same household would cost in the reference plan. */
  referenceCents: number;
}

export interface HouseholdShare extends HouseholdPremium {
  employerCents: number;
  employeeCents: number;
}

/**
 * Who pays what of each household's premium. The employer never pays more than the premium, and both parts add up to it.
 *
 * The employer's total is rounded once, half up; the cents that rounding each household down leaves over go to the largest
 * remainders, the first household of equals. So the parts are within a cent of the share and their sum is the rounded total.
 * Source: facts, "Rates": employer contribution, largest remainder.
 */
export function contributionShares(
  households: readonly HouseholdPremium[],
  terms: ContributionTerms,
): HouseholdShare[] {
  const exact = households.map((household) => exactShare(household, terms));
  const floors = exact.map((share) => Math.floor(share / WHOLE_BP));
  const total = Math.floor((sum(exact) + WHOLE_BP / 2) / WHOLE_BP);
  const left = total - sum(floors);
  const first = exact
    .map((share, index) => ({ index, remainder: share % WHOLE_BP }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
    .slice(0, left);
  const rounded = new Set(first.map(({ index }) => index));
  return households.map((household, index) => {
    const employerCents = floors[index]! + (rounded.has(index) ? 1 : 0);
    return { ...household, employerCents, employeeCents: household.premiumCents - employerCents };
  });
}

/** What the employer pays for all households, in whole cents a month. */
export const employerTotal = (households: readonly HouseholdPremium[], terms: ContributionTerms): number =>
  sum(contributionShares(households, terms).map(({ employerCents }) => employerCents));

/**
 * The same terms raised or lowered in one proportion, as high as the budget allows and each tier up to the whole premium.
 * Terms of zero everywhere are read as "the same for every tier".
 *
 * @param budgetCents whole cents a month, not negative
 */
export function fitToBudget(
  households: readonly HouseholdPremium[],
  terms: ContributionTerms,
  budgetCents: number,
): ContributionTerms {
  const { tiers } = terms;
  const isZero = Object.values(tiers).every((value) => value === 0);
  const base = isZero ? mapTiers(tiers, () => 1) : tiers;
  const limit = terms.method === 'Flat' ? Math.max(0, ...households.map(({ premiumCents }) => premiumCents)) : WHOLE_BP;
  const smallest = Math.min(...Object.values(base).filter((value) => value > 0));
  const at = (scaled: number): ContributionTerms => ({
    ...terms,
    tiers: mapTiers(base, (value) => Math.min(limit, Math.floor((value * scaled) / smallest))),
  });
  // The smallest share that is not zero counts up from nothing to all, one unit (0.01 % or a cent) at a time.
  let fits = 0;
  let tooMuch = limit + 1;
  while (tooMuch - fits > 1) {
    const middle = Math.floor((fits + tooMuch) / 2);
    if (employerTotal(households, at(middle)) <= budgetCents) {
      fits = middle;
    } else {
      tooMuch = middle;
    }
  }
  return at(fits);
}

/** Ten-thousandths of a cent, a whole number: nothing is lost before the one rounding. */
function exactShare({ tier, premiumCents, referenceCents }: HouseholdPremium, terms: ContributionTerms): number {
  const most = premiumCents * WHOLE_BP;
  const value = terms.tiers[tier];
  const base = terms.method === 'PercentOfPlan' ? premiumCents : referenceCents;
  return Math.min(most, terms.method === 'Flat' ? value * WHOLE_BP : value * base);
}

const mapTiers = (
  tiers: Readonly<Record<CoverageTier, number>>,
  change: (value: number) => number,
): Record<CoverageTier, number> =>
  Object.fromEntries(Object.entries(tiers).map(([tier, value]) => [tier, change(value)])) as Record<
    CoverageTier,
    number
  >;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
