import { COVERAGES, type Coverage } from '#shared/plans/plan-codes';
import { FACETS, type PlanOrder } from '#shared/plans/plan-facets';
import { COST_YEARS, type CostYear } from '#shared/plans/yearly-cost';
import { isPlanOrder } from '#shared/plans/plan-order';
import type { PlanTerms } from '../plan-terms.ts';
import { NO_FILTERS, type PlanFilters } from './plan-filters.ts';

/** What the list shows; stored completely in the URL, so that it survives a reload and can be shared. */
export interface PlanView {
  coverage: Coverage;
  order: PlanOrder;
  filters: Readonly<Record<Coverage, PlanFilters>>;
  /** Plans marked for comparison. */
  compared: readonly number[];
  /** Of the medical plans: by yearly cost where that is shown, otherwise premium against deductible. */
  layout: 'list' | 'yearly' | 'chart';
  /** By which the yearly costs are sorted. */
  year: CostYear;
}

/** Sorted by first. */
export const USUAL_YEAR: CostYear = 'usual';

/** What a list can show at all: the rest of a URL is ignored. */
export type ViewTerms = Pick<PlanTerms, 'coverages' | 'values' | 'year'>;

export function readView(params: URLSearchParams, { coverages, values, year }: ViewTerms): PlanView {
  const [coverage, order] = [params.get('tab'), params.get('sort')];
  return {
    coverage: coverages.find((each) => each === coverage) ?? 'medical',
    order: isPlanOrder(order) ? order : 'premium',
    filters: {
      medical: readFilters(params, 'medical', values),
      dental: readFilters(params, 'dental', values),
      vision: readFilters(params, 'vision', values),
    },
    compared: listIn(params, 'compare').map(Number).filter(Number.isInteger),
    layout: params.get('show') === otherLayout(year) ? otherLayout(year) : 'list',
    year: COST_YEARS.find((each) => each === params.get('year')) ?? USUAL_YEAR,
  };
}

/** Beside the list. */
export const otherLayout = (year: ViewTerms['year']): 'yearly' | 'chart' => (year ? 'yearly' : 'chart');

/** The URL's parameters updated with this view; other parameters stay, and defaults are omitted. */
export function writeView(before: URLSearchParams, view: PlanView): URLSearchParams {
  const { coverage, order, filters, compared, layout, year } = view;
  const params = new URLSearchParams(before);
  const put = (name: string, text: string) => (text === '' ? params.delete(name) : params.set(name, text));
  put('tab', coverage === 'medical' ? '' : coverage);
  put('sort', order === 'premium' ? '' : order);
  put('compare', compared.join(','));
  put('show', layout === 'list' ? '' : layout);
  put('year', year === USUAL_YEAR ? '' : year);
  for (const each of COVERAGES) {
    const { chosen, selectedOnly, doctorsIn, medicinesListed, text } = filters[each];
    FACETS.forEach((facet) => put(nameOf(each, facet), chosen[facet].join(',')));
    put(nameOf(each, 'selected'), selectedOnly ? 'yes' : '');
    put(nameOf(each, 'doctors'), doctorsIn ? 'in' : '');
    put(nameOf(each, 'medicines'), medicinesListed ? 'listed' : '');
    put(nameOf(each, 'search'), text.trim());
  }
  return params;
}

function readFilters(params: URLSearchParams, coverage: Coverage, knownValues: PlanTerms['values']): PlanFilters {
  const chosen = Object.fromEntries(
    FACETS.map((facet) => {
      const known = knownValues[facet];
      const values = listIn(params, nameOf(coverage, facet));
      return [facet, known ? values.filter((value) => known.includes(value)) : values];
    }),
  );
  return {
    chosen: { ...NO_FILTERS.chosen, ...chosen },
    selectedOnly: params.get(nameOf(coverage, 'selected')) === 'yes',
    doctorsIn: params.get(nameOf(coverage, 'doctors')) === 'in',
    medicinesListed: params.get(nameOf(coverage, 'medicines')) === 'listed',
    text: params.get(nameOf(coverage, 'search')) ?? '',
  };
}

/** Medical plans have the short names: `metal=Gold`, but `dental-network=PPO`. */
const nameOf = (coverage: Coverage, part: string): string => (coverage === 'medical' ? part : `${coverage}-${part}`);

const listIn = (params: URLSearchParams, name: string): string[] => (params.get(name) ?? '').split(',').filter(Boolean);
