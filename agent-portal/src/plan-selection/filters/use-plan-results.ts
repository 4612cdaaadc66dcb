import { useMemo } from 'react';
import type { Plan } from '#shared/plans/plan.record';
import { sortPlans } from '../list/plan-order.ts';
import { byCoverage, plansText } from '../list/plan-texts.ts';
import { facetOptions, matchingPlans } from './plan-filters.ts';
import type { PlanViewControl } from './use-plan-view.ts';

/** The plans of the list that is shown, filtered and sorted, and what each further choice would leave. */
export function usePlanResults(view: PlanViewControl, offered: readonly Plan[], selected: ReadonlySet<number>) {
  const { coverage, order, current } = view;
  const lists = useMemo(() => byCoverage(offered), [offered]);
  const sorted = useMemo(() => sortPlans(lists[coverage], order), [lists, coverage, order]);
  const options = useMemo(() => facetOptions(sorted, current, selected), [sorted, current, selected]);
  const selection = current.selectedOnly ? selected : null;
  const matching = useMemo(() => matchingPlans(sorted, current, selection ?? new Set()), [sorted, current, selection]);
  const selectedCount = useMemo(
    () => matchingPlans(sorted, { ...current, selectedOnly: true }, selected).length,
    [sorted, current, selected],
  );
  return { lists, matching, options, selectedCount, resultText: resultText(matching.length, sorted.length, coverage) };
}

/** "126 medical plans", "12 of 126 medical plans match". */
const resultText = (matching: number, all: number, coverage: 'medical' | 'dental' | 'vision'): string =>
  matching === all
    ? plansText(all, coverage)
    : `${matching.toLocaleString('en-US')} of ${plansText(all, coverage)} ${matching === 1 ? 'matches' : 'match'}`;
