import type { Plan } from '#shared/plans/plan.record';

type PricedPlan = Pick<Plan, 'TotalMonthlyRate' | 'NetMonthlyRate'>;

/** What is paid for a plan: the market rate, less a household's tax credit where it is known. null = rates not loaded. */
export const netPremiumOf = ({ TotalMonthlyRate, NetMonthlyRate }: PricedPlan): number | null =>
  NetMonthlyRate ?? TotalMonthlyRate;

/** A tax credit pays part of it. */
export const isUnderCredit = (plan: PricedPlan): boolean => netPremiumOf(plan) !== plan.TotalMonthlyRate;
