import { coverageOf } from '#shared/plans/plan-texts';
import type { Plan } from '#shared/plans/plan.record';
import type { SelectionChange } from '../../components/plan-browser/selection/use-selection.ts';
import type { ChoiceRules } from '../../components/plan-browser/use-row-actions.ts';

/** A household has one plan of each kind: this one replaces the other. */
export function withOnly(ids: readonly number[], plan: Plan, offered: readonly Plan[]): number[] {
  const ofItsKind = new Set(
    offered.filter((other) => coverageOf(other) === coverageOf(plan)).map(({ PlanId }) => PlanId),
  );
  return [...ids.filter((id) => !ofItsKind.has(id)), plan.PlanId];
}

export const HOUSEHOLD_CHOICE: ChoiceRules = { addProblem: () => null, addNote: () => null, changeText };

function changeText({ PlanDisplayName }: Plan, { added, removed }: SelectionChange): string {
  if (added.length === 0) {
    return `${PlanDisplayName} removed from the selection.`;
  }
  const [replaced] = removed;
  return replaced
    ? `${PlanDisplayName} selected instead of ${replaced.PlanDisplayName}.`
    : `${PlanDisplayName} selected.`;
}
