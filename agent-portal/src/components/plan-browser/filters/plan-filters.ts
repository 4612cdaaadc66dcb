import type { Plan } from '#shared/plans/plan.record';
import type { CostBasis } from '#shared/plans/yearly-cost';
import {
  type ChosenFacets,
  type Facet,
  FACET_VALUES,
  facetLabel,
  FACETS,
  facetValuesOf,
  matchesFacets,
  NO_FACETS,
} from '#shared/plans/plan-facets';
import { KIND_LABELS } from '#shared/plans/plan-texts';
import { wordsMatcher } from '#shared/search/search-terms';

export interface PlanFilters {
  /** Empty = every value matches. */
  chosen: ChosenFacets;
  selectedOnly: boolean;
  /** Only plans whose network has all of the client's doctors. */
  doctorsIn: boolean;
  /** Only plans whose formulary has all of the client's medicines. */
  medicinesListed: boolean;
  text: string;
}

/** What filters ask of a plan besides its own facts. */
interface PlanMarks {
  selected: ReadonlySet<number>;
  hasAllDoctors: (planId: number) => boolean;
  hasAllMedicines: (planId: number) => boolean;
}

export interface FacetOption {
  value: string;
  label: string;
  isChosen: boolean;
  /** Plans that would match with this value, given all other filters. */
  count: number;
}

export const NO_FILTERS: PlanFilters = {
  chosen: NO_FACETS,
  selectedOnly: false,
  doctorsIn: false,
  medicinesListed: false,
  text: '',
};

/** @param costs whose deductible is filtered by */
export function matchingPlans(
  plans: readonly Plan[],
  filters: PlanFilters,
  marks: PlanMarks,
  costs: CostBasis,
): Plan[] {
  const matches = wordsMatcher(filters.text);
  return plans.filter(
    (plan) =>
      matchesRest(plan, filters, marks, matches) && matchesFacets(plan, filters.chosen, { except: null, costs }),
  );
}

/** The values of each facet that occur among the plans, each with its current count. */
export function facetOptions(
  plans: readonly Plan[],
  filters: PlanFilters,
  marks: PlanMarks,
  costs: CostBasis,
): Record<Facet, FacetOption[]> {
  const matches = wordsMatcher(filters.text);
  const candidates = plans.filter((plan) => matchesRest(plan, filters, marks, matches));
  const optionsOf = (facet: Facet): FacetOption[] => {
    const chosen = filters.chosen[facet];
    const counts = new Map<string, number>(
      [...plans.flatMap((plan) => facetValuesOf(plan, facet, costs)), ...chosen].map((value) => [value, 0]),
    );
    for (const plan of candidates) {
      for (const value of matchesFacets(plan, filters.chosen, { except: facet, costs })
        ? facetValuesOf(plan, facet, costs)
        : []) {
        counts.set(value, (counts.get(value) ?? 0) + 1);
      }
    }
    return inOrder(facet, [...counts.keys()]).map((value) => ({
      value,
      label: facetLabel(facet, value),
      isChosen: chosen.includes(value),
      count: counts.get(value) ?? 0,
    }));
  };
  return Object.fromEntries(FACETS.map((facet) => [facet, optionsOf(facet)])) as Record<Facet, FacetOption[]>;
}

export function toggleValue(filters: PlanFilters, facet: Facet, value: string): PlanFilters {
  const chosen = filters.chosen[facet];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return { ...filters, chosen: { ...filters.chosen, [facet]: next } };
}

/** The number of active filters, including the search text. */
export const countFilters = ({ chosen, selectedOnly, doctorsIn, medicinesListed, text }: PlanFilters): number =>
  FACETS.reduce((sum, facet) => sum + chosen[facet].length, 0) +
  [selectedOnly, doctorsIn, medicinesListed, text.trim() !== ''].filter(Boolean).length;

const inOrder = (facet: Facet, values: string[]): string[] => {
  const order = FACET_VALUES[facet];
  return values.sort((one, other) =>
    order ? order.indexOf(one) - order.indexOf(other) : one.localeCompare(other, 'en-US'),
  );
};

const matchesRest = (
  plan: Plan,
  { selectedOnly, doctorsIn, medicinesListed }: PlanFilters,
  { selected, hasAllDoctors, hasAllMedicines }: PlanMarks,
  matches: (text: string) => boolean,
): boolean =>
  (!selectedOnly || selected.has(plan.PlanId)) &&
  (!doctorsIn || hasAllDoctors(plan.PlanId)) &&
  (!medicinesListed || hasAllMedicines(plan.PlanId)) &&
  matches(searchText(plan));

const searchText = (plan: Plan): string =>
  [
    plan.PlanDisplayName,
    plan.HiosPlanId,
    plan.PlanSuiteName,
    plan.MetalTier,
    KIND_LABELS[plan.PlanType],
    plan.HsaCompatible ? KIND_LABELS.HSA : '',
  ].join(' ');
