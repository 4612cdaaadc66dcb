import type { Plan } from '#shared/plans/plan.record';
import { netPremiumOf } from '#shared/plans/net-premium-of';
import { type CostBasis, deductibleOf } from '#shared/plans/yearly-cost';
import { PLAN_ORDERS, type PlanOrder } from '#shared/plans/plan-facets';

export const ORDER_LABELS: Readonly<Record<PlanOrder, string>> = {
  premium: 'Premium, lowest first',
  deductible: 'Deductible, lowest first',
  name: 'Name, A to Z',
};

const BY_NAME = new Intl.Collator('en-US', { numeric: true });

const AMOUNT: Readonly<Record<PlanOrder, (plan: Plan, costs: CostBasis) => number | null>> = {
  premium: netPremiumOf,
  deductible: deductibleOf,
  name: () => 0,
};

/** Plans without the amount come last; ties are ordered by name. */
export function sortPlans(plans: readonly Plan[], order: PlanOrder, costs: CostBasis): Plan[] {
  const amountOf = (plan: Plan) => AMOUNT[order](plan, costs) ?? Infinity;
  return [...plans].sort((one, other) => {
    const [first, second] = [amountOf(one), amountOf(other)];
    return first === second
      ? BY_NAME.compare(one.PlanDisplayName, other.PlanDisplayName) || one.PlanId - other.PlanId
      : first - second;
  });
}

export const isPlanOrder = (text: string | null): text is PlanOrder => PLAN_ORDERS.some((order) => order === text);
