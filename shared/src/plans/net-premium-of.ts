import { takesCredit } from '#shared/eligibility/net-premium';
import { centsFromDollars, dollarsFromCents } from '#shared/formats/currency';
import { coverageOf } from '#shared/plans/plan-texts';
import type { Plan } from '#shared/plans/plan.record';

type PricedPlan = Pick<Plan, 'TotalMonthlyRate' | 'NetMonthlyRate'>;

/** What is paid for a plan: the market rate, less a household's tax credit where it is known. null = rates not loaded. */
export const netPremiumOf = ({ TotalMonthlyRate, NetMonthlyRate }: PricedPlan): number | null =>
  NetMonthlyRate ?? TotalMonthlyRate;

/**
 * The plan as it costs when this much tax credit is elected: what the server answers once that is saved. The plan itself where it stays
 * the same, and where its price is not known.
 */
export function underCredit(plan: Plan, electedCents: number): Plan {
  const essentialCents = essentialCentsOf(plan);
  if (essentialCents === null) {
    return plan;
  }
  const creditCents = Math.min(electedCents, essentialCents);
  const NetMonthlyRate = dollarsFromCents(centsFromDollars(plan.TotalMonthlyRate!) - creditCents);
  return NetMonthlyRate === plan.NetMonthlyRate ? plan : { ...plan, NetMonthlyRate };
}

/** What a credit can pay of it, in cents a month; null where it pays nothing, and where the price is not known. */
export const essentialCentsOf = (plan: Plan): number | null =>
  plan.TotalMonthlyRate !== null &&
  plan.EHBAmount != null &&
  takesCredit({ coverage: coverageOf(plan), isOnExchange: plan.IsOnExchange ?? false, metalTier: plan.MetalTier })
    ? centsFromDollars(plan.EHBAmount)
    : null;

/** A tax credit pays part of it. */
export const isUnderCredit = (plan: PricedPlan): boolean => netPremiumOf(plan) !== plan.TotalMonthlyRate;

/** What the tax credit pays, in dollars; null = rates not loaded. */
export function creditOf(plan: PricedPlan): number | null {
  const net = netPremiumOf(plan);
  return plan.TotalMonthlyRate === null || net === null
    ? null
    : dollarsFromCents(centsFromDollars(plan.TotalMonthlyRate) - centsFromDollars(net));
}

/**
 * What a credit of any size leaves: the benefits beyond the essential ones (26 CFR 1.36B-3(j)), or, of a plan without the credit, the
 * whole premium. null = rates not loaded.
 */
export function unsubsidizedPart(plan: PricedPlan & Pick<Plan, 'EHBAmount'>): number | null {
  const { TotalMonthlyRate, EHBAmount } = plan;
  return TotalMonthlyRate === null || !isUnderCredit(plan)
    ? TotalMonthlyRate
    : dollarsFromCents(centsFromDollars(TotalMonthlyRate) - centsFromDollars(EHBAmount ?? 0));
}
