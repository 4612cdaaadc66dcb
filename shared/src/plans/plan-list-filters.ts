import type { PlanListFilter } from '#shared/plans/selection.record';
import type { Market } from '#shared/plans/plan-codes';
import { FACET_VALUES, GROUP_FACET_VALUES } from '#shared/plans/plan-facets';

/**
 * What is wrong with filters to be stored with a quote, or null.
 * @param suites names of the suites offered to the quote
 */
export function planListFiltersProblem(
  filters: readonly PlanListFilter[],
  { market, suites }: { market: Market; suites: readonly string[] },
): string | null {
  const valuesOf = market === 'SmallGroup' ? GROUP_FACET_VALUES : FACET_VALUES;
  const keys = filters.map(({ Coverage, Facet }) => `${Coverage} ${Facet}`);
  if (new Set(keys).size < keys.length) {
    return 'Each filter of a coverage can be given once.';
  }
  for (const { Facet, Values } of filters) {
    const unknown = Values.find((value) => !(valuesOf[Facet] ?? suites).includes(value));
    if (unknown !== undefined) {
      return `${unknown} is no value of the filter ${Facet}.`;
    }
  }
  return null;
}
