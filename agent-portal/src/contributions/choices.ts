import type { SelectedPlan } from '#shared/plans/plan.record';
import type { contributionChoices } from '#shared/contributions/contribution-results';

/** Who takes which plan: everyone the same one, or each the assigned one. */
export type Choice = ReturnType<typeof contributionChoices>[number];

export const choiceKey = ({ planId }: Choice): string => (planId === null ? 'assigned' : String(planId));

export const choiceName = ({ planId }: Choice, plans: readonly SelectedPlan[]): string =>
  planId === null
    ? 'Assigned plans'
    : (plans.find(({ PlanId }) => PlanId === planId)?.PlanDisplayName ?? `Plan ${planId}`);
