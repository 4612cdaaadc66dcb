import { useMemo } from 'react';
import type { Plan } from '#shared/plans/plan.record';
import { yearlyCost } from '#shared/plans/yearly-cost';
import type { PlanTerms } from '../plan-terms.ts';
import type { YearlyCostOf } from './yearly-rows.ts';

/** Null where no yearly cost is shown. */
export const useYearlyCost = ({ year }: PlanTerms, premiumOf: (plan: Plan) => number | null): YearlyCostOf | null =>
  useMemo(() => year && ((plan: Plan) => yearlyCost(plan, premiumOf(plan), year)), [year, premiumOf]);
