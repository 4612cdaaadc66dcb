/** A plan's premium and the part of it for essential health benefits. */
export interface EhbPlan {
  /** Hundredths of a percent: 10000 = all of it. */
  shareBasisPoints: number;
  /** Whole cents per month. */
  monthlyRateCents: number;
}

/**
 * The share of essential health benefits in several plans' premiums, weighted by premium, in percent with two decimals; null when
 * there is no premium. Ours: spec 002 section 7 names the call GetEHBPercentageValue but not its response.
 */
export function ehbPercentage(plans: readonly EhbPlan[]): number | null {
  const premium = plans.reduce((sum, { monthlyRateCents }) => sum + monthlyRateCents, 0);
  const benefits = plans.reduce((sum, plan) => sum + plan.monthlyRateCents * plan.shareBasisPoints, 0);
  return premium === 0 ? null : basisPointsToPercent(benefits / premium);
}

/** 9950 is 99.5 percent. */
export const basisPointsToPercent = (basisPoints: number): number => Math.round(basisPoints) / 100;
