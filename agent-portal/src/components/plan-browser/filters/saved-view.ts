import { facetsOf, type PlanListView } from '#shared/plans/selection.record';
import { COVERAGES } from '#shared/plans/plan-codes';
import { FACETS } from '#shared/plans/plan-facets';
import { NO_FILTERS } from './plan-filters.ts';
import { readView, USUAL_YEAR, writeView, type PlanView, type ViewTerms } from './view-params.ts';

/** The part of a view that is stored with the quote: order and filters. Search text, comparison marks, the open tab and the layout are not stored. */
export const toKeptView = ({ order, filters }: PlanView): PlanListView => ({
  Order: order,
  Filters: COVERAGES.flatMap((coverage) =>
    FACETS.flatMap((facet) => {
      const values = filters[coverage].chosen[facet];
      return values.length > 0 ? [{ Coverage: coverage, Facet: facet, Values: [...values] }] : [];
    }),
  ),
});

/** The initial view: from the URL; if the URL has no order or filters, those stored with the quote. */
export function firstView(params: URLSearchParams, kept: PlanListView | undefined, terms: ViewTerms): PlanView {
  const view = readView(params, terms);
  return kept && isAsUsual(view) ? { ...view, order: kept.Order, filters: savedFilters(kept) } : view;
}

const isAsUsual = (view: PlanView): boolean => {
  const { order, filters } = view;
  return (
    writeView(new URLSearchParams(), {
      coverage: 'medical',
      order,
      filters,
      compared: [],
      layout: 'list',
      year: USUAL_YEAR,
    }).size === 0
  );
};

function savedFilters(kept: PlanListView): PlanView['filters'] {
  const filtersOf = (coverage: (typeof COVERAGES)[number]) => ({ ...NO_FILTERS, chosen: facetsOf(kept, coverage) });
  return { medical: filtersOf('medical'), dental: filtersOf('dental'), vision: filtersOf('vision') };
}

export const isSameKeptView = (one: PlanListView, other: PlanListView): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
