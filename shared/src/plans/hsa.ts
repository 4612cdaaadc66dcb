import type { Market, MetalTier } from '#shared/plans/plan-codes';

/** Of one person, and of a family. Whole dollars. */
type Limit = readonly [one: number, family: number];

/** What a plan must have for a health savings account, and what can be paid into one in a year. */
interface HsaLimits {
  leastDeductible: Limit;
  mostOutOfPocket: Limit;
  mostContribution: Limit;
  source: string;
}

/** 26 USC 223(b), (c)(2)(A), indexed each year by a revenue procedure. A new year is a new row. */
const LIMITS: Readonly<Record<number, HsaLimits>> = {
  2026: {
    leastDeductible: [1_700, 3_400],
    mostOutOfPocket: [8_500, 17_000],
    mostContribution: [4_400, 8_750],
    source: 'Rev. Proc. 2025-19',
  },
  2027: {
    leastDeductible: [1_750, 3_500],
    mostOutOfPocket: [8_700, 17_400],
    mostContribution: [4_500, 9_000],
    source: 'Rev. Proc. 2026-24',
  },
};

/** null for a year whose limits are not here. */
export const hsaLimits = (year: number): HsaLimits | null => LIMITS[year] ?? null;

/** Who is this old before the year ends can pay in more, whole dollars a year: not indexed. 26 USC 223(b)(3). */
export const HSA_CATCH_UP = { age: 55, most: 1_000 } as const;

/** From this year on, bronze and catastrophic plans of individuals count, whatever their design. 26 USC 223(c)(2)(H); Pub. L. 119-21, section 71307. */
const TIERS_COUNT_FROM = 2026;
export const HSA_TIERS: readonly MetalTier[] = ['Bronze', 'Catastrophic'];

export interface HsaPlan {
  market: Market;
  metalTier: MetalTier | null;
  /** Filed as eligible. */
  isClaimed: boolean;
  deductible: Amounts;
  outOfPocket: Amounts;
}

/** Cents; null: not filed. */
type Amounts = readonly [one: number | null, family: number | null];

/** A health savings account can be had with the plan: a fact of its year, market and tier, or of its design; not its kind. */
export const isHsaCompatible = (plan: HsaPlan, year: number): boolean =>
  countsByTier(plan, year) || (plan.isClaimed && hsaClaimProblem(plan, year) === null);

const countsByTier = ({ market, metalTier }: HsaPlan, year: number): boolean =>
  market === 'Individual' && year >= TIERS_COUNT_FROM && metalTier !== null && HSA_TIERS.includes(metalTier);

const SCOPES = ['one person', 'a family'] as const;

/** Why a plan that is filed as eligible is not; null where it is, and where the year's limits are not known. */
export function hsaClaimProblem(plan: HsaPlan, year: number): string | null {
  const limits = hsaLimits(year);
  if (!plan.isClaimed || limits === null || countsByTier(plan, year)) {
    return null;
  }
  const problems = SCOPES.flatMap((scope, at) => {
    const [deductible, least] = [plan.deductible[at] ?? null, limits.leastDeductible[at]!];
    const [maximum, most] = [plan.outOfPocket[at] ?? null, limits.mostOutOfPocket[at]!];
    return [
      deductible !== null && deductible < least * 100
        ? `the deductible of ${scope} is below ${dollars(least)}, the least of`
        : null,
      maximum !== null && maximum > most * 100
        ? `the out-of-pocket maximum of ${scope} is above ${dollars(most)}, the most of`
        : null,
    ];
  }).filter((problem) => problem !== null);
  return problems[0] === undefined ? null : `IsHSAEligible is Yes, but ${problems[0]} ${year} (${limits.source}).`;
}

const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;
