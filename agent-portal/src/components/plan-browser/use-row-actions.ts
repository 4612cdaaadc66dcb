import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { toggleCompared } from '#shared/plans/compare-rows';
import type { Plan } from '#shared/plans/plan.record';
import type { PlanViewControl } from './filters/use-plan-view.ts';
import { PLAN_PANEL_ID } from './list/CoverageTabs.tsx';
import type { PlanRowActions } from './list/PlanRow.tsx';
import type { Selection, SelectionChange } from './selection/use-selection.ts';
import type { DialogAddress } from './use-dialog-address.ts';

/** What one kind of quote knows about selecting a plan. */
export interface ChoiceRules {
  /** Why this plan cannot be selected; null = it can. */
  addProblem: (plan: Plan) => string | null;
  /** What to know about a plan just selected. */
  addNote: (plan: Plan) => string | null;
  /** Announces the effect of a click on a row to users who do not see the cart. */
  changeText: (plan: Plan, change: SelectionChange) => string;
}

interface RowActionsGiven {
  selection: Selection;
  rules: ChoiceRules;
  view: PlanViewControl;
  dialogs: DialogAddress;
  announce: (text: string) => void;
  /** Why a click had no effect, or what to know about it. */
  onNote: (text: string) => void;
  onDeltaDental: () => void;
}

/** The actions of a plan in the list; stable callbacks, because there are 150 rows. */
export function useRowActions(given: RowActionsGiven): PlanRowActions {
  const { selection, rules, view, dialogs, announce, onNote } = given;
  const toggle = useStableCallback((plan: Plan) => {
    const isLeaving = selection.idSet.has(plan.PlanId);
    const problem = isLeaving ? null : rules.addProblem(plan);
    if (problem !== null) {
      onNote(problem);
      return;
    }
    const change = selection.toggle(plan);
    const remark = isLeaving ? null : rules.addNote(plan);
    if (remark !== null) {
      onNote(remark);
    }
    announce(rules.changeText(plan, change));
    if (isLeaving && view.current.selectedOnly) {
      // The row that had the focus is gone.
      document.getElementById(PLAN_PANEL_ID)?.focus();
    }
  });
  const compare = useStableCallback((plan: Plan) => {
    const marked = toggleCompared(view.compared, plan.PlanId);
    if (typeof marked === 'string') {
      onNote(marked);
    } else {
      view.compare(marked);
      announce(`${marked.length} of 3 plans marked for comparison.`);
    }
  });
  const details = useStableCallback((plan: Plan) => dialogs.openPlan(plan.PlanId, 'benefits'));
  const price = useStableCallback((plan: Plan) => dialogs.openPlan(plan.PlanId, 'rates'));
  const deltaDental = useStableCallback(given.onDeltaDental);
  return useMemo(
    () => ({ toggle, compare, details, price, deltaDental }),
    [toggle, compare, details, price, deltaDental],
  );
}

/** A stable callback that always calls the latest version, so that the rows of a long list need not re-render. */
function useStableCallback<Given extends unknown[]>(callback: (...given: Given) => void) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
