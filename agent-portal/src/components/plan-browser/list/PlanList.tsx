import { memo } from 'react';
import type { CostBasis } from '#shared/plans/yearly-cost';
import type { PlanFigure } from '#shared/plans/group-figures';
import type { Plan } from '#shared/plans/plan.record';
import { costLabels } from './plan-texts.ts';
import { PlanListBox } from './PlanListBox.tsx';
import { PlanRow, type PlanRowActions, type PlanRowProps } from './PlanRow.tsx';

interface PlanListProps {
  /** The list's accessible name: "Medical plans". */
  label: string;
  plans: readonly Plan[];
  selected: ReadonlySet<number>;
  compared: readonly number[];
  /** The number of medical plans in each suite. */
  suiteSizes: ReadonlyMap<string, number>;
  /** What plans are at a renewal. */
  marks?: ReadonlyMap<number, string>;
  figures?: ReadonlyMap<number, readonly PlanFigure[]>;
  /** The recorded price of plans that are no longer repriced. */
  premiumOf: (plan: Plan) => number | null;
  canChange: boolean;
  choice: PlanRowProps['choice'];
  costs: CostBasis;
  effectiveDay: string;
  actions: PlanRowActions;
}

/** The plans as rows, or as cards in narrow layouts. */
export const PlanList = memo(function PlanList({ label, plans, suiteSizes, premiumOf, ...list }: PlanListProps) {
  return (
    <PlanListBox>
      <div className="plan-head" aria-hidden>
        <span>Plan</span>
        <span>{costLabels(list.costs).deductible}</span>
        <span>{costLabels(list.costs).maximum}</span>
        <span>Monthly premium</span>
      </div>
      <ul aria-label={label}>
        {plans.map((plan) => (
          <PlanRow
            key={plan.PlanId}
            plan={plan}
            premium={premiumOf(plan)}
            isSelected={list.selected.has(plan.PlanId)}
            isCompared={list.compared.includes(plan.PlanId)}
            suiteSize={(plan.IsMedical && suiteSizes.get(plan.PlanSuiteName ?? '')) || 0}
            mark={list.marks?.get(plan.PlanId)}
            figures={list.figures?.get(plan.PlanId)}
            canChange={list.canChange}
            choice={list.choice}
            costs={list.costs}
            effectiveDay={list.effectiveDay}
            actions={list.actions}
          />
        ))}
      </ul>
    </PlanListBox>
  );
});
