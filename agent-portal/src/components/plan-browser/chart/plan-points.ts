import { type CostBasis, deductibleOf } from '#shared/plans/yearly-cost';
import type { Plan } from '#shared/plans/plan.record';

/** A plan's place in the chart, in dollars. */
export interface PlanPoint {
  plan: Plan;
  deductible: number;
  premium: number;
}

/** The plans that have both a premium and a deductible, in their order. */
export const planPoints = (
  plans: readonly Plan[],
  premiumOf: (plan: Plan) => number | null,
  costs: CostBasis,
): PlanPoint[] =>
  plans.flatMap((plan) => {
    const [deductible, premium] = [deductibleOf(plan, costs), premiumOf(plan)];
    return deductible === null || premium === null ? [] : [{ plan, deductible, premium }];
  });
