import type { Plan } from '#shared/plans/plan.record';
import { HRA_WARNING, plansSelectedWith } from '#shared/plans/selection';
import type { SelectionChange } from '../components/plan-browser/selection/use-selection.ts';
import type { ChoiceRules } from '../components/plan-browser/use-row-actions.ts';
import type { Renewal } from './renewal/use-renewal.ts';

/** The selection plus this plan and, for a plan of a suite, all priced medical plans of the suite. */
export function withPlan(ids: readonly number[], plan: Plan, offered: readonly Plan[]): number[] {
  const priced = new Set(offered.filter(({ RatesLoaded }) => RatesLoaded).map(({ PlanId }) => PlanId));
  const added = plansSelectedWith(plan, offered).filter((id) => priced.has(id) && !ids.includes(id));
  return [...ids, ...added];
}

export const groupChoice = ({ addProblem }: Pick<Renewal, 'addProblem'>): ChoiceRules => ({
  addProblem: ({ PlanId }) => addProblem(PlanId),
  addNote: ({ PlanType }) => (PlanType === 'HRA' ? HRA_WARNING : null),
  changeText,
});

function changeText({ PlanDisplayName, PlanSuiteName }: Plan, { added, removed }: SelectionChange): string {
  if (removed.length > 0) {
    return `${PlanDisplayName} removed from the selection.`;
  }
  return added.length > 1 ? `${added.length} plans of ${PlanSuiteName} selected.` : `${PlanDisplayName} selected.`;
}
