import type { CoverageTier } from '#shared/plans/plan-codes';

export const CONTRIBUTION_METHODS = ['PercentOfPlan', 'PercentOfReferencePlan', 'Flat'] as const;
export type ContributionMethod = (typeof CONTRIBUTION_METHODS)[number];

/** 100% in basis points, the unit of stored shares. */
export const WHOLE_BP = 10_000;

export interface ContributionTerms {
  method: ContributionMethod;
  /** Basis points of the premium (10000 = all of it), or whole cents per month for Flat. */
  tiers: Readonly<Record<CoverageTier, number>>;
}

/** One employee and covered dependents. Whole cents per month. */
export interface HouseholdPremium {
  employeeNumber: number;
  tier: CoverageTier;
  /** For the plan that the household takes. */
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
 * The employer's total is rounded once, half up; the cents left over from rounding each household down go to the largest
 * remainders, on ties to the first household. So each part is within a cent of the share and their sum is the rounded total.
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

/** What the employer pays for all households, in whole cents per month. */
export const employerTotal = (households: readonly HouseholdPremium[], terms: ContributionTerms): number =>
  sum(contributionShares(households, terms).map(({ employerCents }) => employerCents));

/**
 * The same terms scaled proportionally, as high as the budget allows, with each tier capped at the whole premium. If all terms are
 * zero, they are treated as "the same for every tier".
 *
 * @param budgetCents whole cents per month, not negative
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
  // Increases the smallest nonzero share from nothing to all, one unit (0.01% or a cent) at a time.
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

/** Ten-thousandths of a cent, a whole number: nothing is lost before the single rounding. */
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
