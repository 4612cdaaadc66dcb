import { essentialCents } from '#shared/eligibility/benchmark';
import type { Coverage, MetalTier } from '#shared/plans/plan-codes';

/** Spec 002 section 5, "Subsidy". */
export const ELECTED_MISSING = 'Please enter elected subsidy amount.';
export const ELECTED_BELOW_ZERO = 'Elected amount cannot be less than zero';
export const ELECTED_ABOVE_MAXIMUM = 'Elected amount cannot exceed maximum subsidy';

/** A plan's monthly premium under a tax credit, in whole cents. */
export interface NetPremium {
  /** The part for essential health benefits: the credit pays at most this. */
  essentialCents: number;
  /** What the credit pays. */
  creditCents: number;
  netCents: number;
}

/**
 * What remains of a plan's premium when an amount of tax credit is elected. The credit pays for essential health benefits only, rounded
 * down to the cent for each member. Source: 26 CFR 1.36B-3(j); spec 002 section 5; individuals, decision 29.
 */
export function netPremium(
  memberRatesCents: readonly number[],
  { ehbBasisPoints, electedCents }: { ehbBasisPoints: number; electedCents: number },
): NetPremium {
  const total = memberRatesCents.reduce((sum, rate) => sum + rate, 0);
  const essential = memberRatesCents.reduce((sum, rate) => sum + essentialCents(rate, ehbBasisPoints), 0);
  const creditCents = Math.min(electedCents, essential);
  return { essentialCents: essential, creditCents, netCents: total - creditCents };
}

interface CreditablePlan {
  coverage: Coverage;
  isOnExchange: boolean;
  metalTier: MetalTier | null;
}

/** Sold through the marketplace, and not catastrophic: 26 CFR 1.36B-1(c); individuals, decision 29. */
export const takesCredit = ({ coverage, isOnExchange, metalTier }: Readonly<CreditablePlan>): boolean =>
  coverage === 'medical' && isOnExchange && metalTier !== 'Catastrophic';

/** Why this much tax credit cannot be elected; null when it can be. */
export function electedAmountProblem(electedCents: number, maximumCents: number): string | null {
  if (electedCents < 0) {
    return ELECTED_BELOW_ZERO;
  }
  return electedCents > maximumCents ? ELECTED_ABOVE_MAXIMUM : null;
}
