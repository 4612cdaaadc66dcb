import { type Coverage, COVERAGES } from '#shared/plans/plan-codes';
import { FACET_TITLES, facetLabel, FACETS, matchesFacets } from '#shared/plans/plan-facets';
import { ORDER_LABELS, sortPlans } from '#shared/plans/plan-order';
import { coverageOf } from '#shared/plans/plan-texts';
import type { Plan } from '#shared/plans/plan.record';
import { facetsOf, type PlanListView } from '#shared/plans/selection.record';
import type { CostBasis } from '#shared/plans/yearly-cost';

/** The top of each list: what people look at. */
const MOST_SHOWN: Readonly<Record<Coverage, number>> = { medical: 25, dental: 10, vision: 10 };

export interface ShownList {
  coverage: Coverage;
  costs: CostBasis;
  /** In words; empty: none was stored. */
  filters: string[];
  /** From the top. */
  plans: Plan[];
  /** Plans that fit the filters. */
  total: number;
}

export interface ShownPlans {
  order: string;
  lists: ShownList[];
}

/**
 * The plans in the order in which the agent's list shows them, with the order and the filters that are stored with the quote.
 * @param costs whose deductible each list shows, and is sorted and filtered by; a coverage without them has no list
 */
export const shownPlans = (
  plans: readonly Plan[],
  view: PlanListView,
  costs: Readonly<Partial<Record<Coverage, CostBasis>>>,
): ShownPlans => ({
  order: ORDER_LABELS[view.Order],
  lists: COVERAGES.flatMap((coverage) => {
    const basis = costs[coverage];
    const ofList = plans.filter((plan) => coverageOf(plan) === coverage);
    if (!basis || ofList.length === 0) {
      return [];
    }
    const chosen = facetsOf(view, coverage);
    const fitting = ofList.filter((plan) => matchesFacets(plan, chosen, { costs: basis }));
    return [
      {
        coverage,
        costs: basis,
        filters: FACETS.flatMap((facet) =>
          chosen[facet].length === 0
            ? []
            : `${FACET_TITLES[facet]}: ${chosen[facet].map((value) => facetLabel(facet, value)).join(', ')}`,
        ),
        plans: sortPlans(fitting, view.Order, basis).slice(0, MOST_SHOWN[coverage]),
        total: fitting.length,
      },
    ];
  }),
});
