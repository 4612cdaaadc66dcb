import type { Coverage } from '#shared/plans/plan-codes';
import type { Facet } from '#shared/plans/plan-facets';
import type { PlanOrder } from '#shared/plans/plan-order';

/** How the plan list of a quote was last looked at. GET /api/plan/GetPlanListView/{quoteId}, PUT /api/plan/PutPlanListView/{quoteId}. */
export interface PlanListView {
  Order: PlanOrder;
  /** One entry for each filter in use; empty: every plan is shown. */
  Filters: PlanListFilter[];
}

export interface PlanListFilter {
  Coverage: Coverage;
  Facet: Facet;
  Values: string[];
}
