import type { ContributionResponse } from '#shared/contributions/contribution.record';
import type { SelectedPlan } from '#shared/plans/plan.record';
import { METAL_TIERS } from '#shared/plans/plan-codes';

/** A choice that the summary puts in front of the others. Amounts are dollars a month. */
export interface Highlight {
  labels: string[];
  /** Null: each employee in the plan assigned to them. */
  plan: SelectedPlan | null;
  premium: number;
}

/** The medical choices worth a first look: lowest premium, the plans assigned, richest metal tier. A plan that is two of them is named once. */
export function planHighlights(
  plans: readonly SelectedPlan[],
  contributions: readonly ContributionResponse[],
): Highlight[] {
  const medical = plans.flatMap((plan) =>
    plan.IsMedical && plan.TotalMonthlyRate !== null ? [{ plan, premium: plan.TotalMonthlyRate }] : [],
  );
  if (medical.length < 2) {
    return medical.map((only) => ({ labels: ['Chosen plan'], ...only }));
  }
  const lowest = medical.reduce((best, each) => (each.premium < best.premium ? each : best));
  const richest = medical.reduce((best, each) => (isRicher(each, best) ? each : best));
  const assigned = contributions
    .find(({ Coverage }) => Coverage === 'medical')
    ?.Results.find(({ PlanId }) => PlanId === null);
  const chosen = assigned && [{ labels: ['Chosen plans'], plan: null, premium: assigned.Premium }];
  return lowest === richest
    ? [{ labels: ['Lowest premium', 'Richest benefits'], ...lowest }, ...(chosen ?? [])]
    : [{ labels: ['Lowest premium'], ...lowest }, ...(chosen ?? []), { labels: ['Richest benefits'], ...richest }];
}

interface PricedPlan {
  plan: SelectedPlan;
  premium: number;
}

/** By metal tier; within one, the higher premium. */
function isRicher(one: PricedPlan, other: PricedPlan): boolean {
  const difference = rank(one) - rank(other);
  return difference < 0 || (difference === 0 && one.premium > other.premium);
}

const rank = ({ plan }: PricedPlan): number =>
  plan.MetalTier === null ? METAL_TIERS.length : METAL_TIERS.indexOf(plan.MetalTier);

/** The employees who would be covered. */
export const coveredEmployees = ({ Tiers }: Pick<SelectedPlan, 'Tiers'>): number =>
  Tiers.reduce((total, { Employees }) => total + Employees, 0);
