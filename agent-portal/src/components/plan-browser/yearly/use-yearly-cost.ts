import { useMemo } from 'react';
import type { Plan } from '#shared/plans/plan.record';
import { yearlyCost } from '#shared/plans/yearly-cost';
import type { PlanTerms } from '../plan-terms.ts';
import type { YearlyCostOf } from './yearly-rows.ts';

/** Null where no yearly cost is shown. */
export function useYearlyCost(
  { year, costs }: PlanTerms,
  premiumOf: (plan: Plan) => number | null,
): YearlyCostOf | null {
  return useMemo(
    () => year && ((plan: Plan) => yearlyCost(plan, premiumOf(plan), { months: year.months, basis: costs.medical })),
    [year, costs, premiumOf],
  );
}
