import { type CostBasis, deductibleOf } from '#shared/plans/yearly-cost';
import { METAL_TIERS, NETWORK_TYPES, type PlanKind } from '#shared/plans/plan-codes';
import { KIND_LABELS } from '#shared/plans/plan-texts';

/** Spec 000 section 9: "Deductible filter bands", as named on screens and in URLs. */
export const DEDUCTIBLE_BANDS = ['$0-$500', '$501-$1500', '$1501-$3000', '$3001+'] as const;
export type DeductibleBand = (typeof DEDUCTIBLE_BANDS)[number];

/**
 * A deductible's band. Between two bands the higher one applies: $500.50 is in "$501-$1500".
 *
 * @param dollars null = the plan has no deductible of this type
 */
export function deductibleBandOf(dollars: number | null): DeductibleBand | null {
  if (dollars === null) {
    return null;
  }
  if (dollars <= 500) {
    return '$0-$500';
  }
  return dollars <= 1500 ? '$501-$1500' : dollars <= 3000 ? '$1501-$3000' : '$3001+';
}

/** The filters for plans; the names are used in the URL and in stored views. */
export const FACETS = ['metal', 'network', 'type', 'category', 'deductible', 'deductibleType', 'suite'] as const;
export type Facet = (typeof FACETS)[number];

/** Spec 000 section 9, "Plan types". Non-HSA is every medical plan that is not an HSA. */
export const NON_HSA = 'NonHSA';
export const PLAN_TYPE_VALUES = ['Standard', 'Value', 'HSA', NON_HSA, 'HRA', 'HBC', 'Extras', 'Holistic'] as const;

/** Spec 000 section 9, "Plan categories"; vision has its own list, like dental. */
export const PLAN_CATEGORIES = ['Small group', 'Small group shop', 'Dental', 'Vision'] as const;

/** Spec 000 section 9, "Deductible types". */
export const DEDUCTIBLE_TYPES = ['Integrated Med/Rx', 'Med only'] as const;

export type FacetValues = Readonly<Record<Facet, readonly string[] | null>>;

/** Values in the order people expect; null: the existing suites, alphabetically. */
export const FACET_VALUES: FacetValues = {
  metal: METAL_TIERS,
  network: NETWORK_TYPES,
  type: PLAN_TYPE_VALUES,
  category: PLAN_CATEGORIES,
  deductible: DEDUCTIBLE_BANDS,
  deductibleType: DEDUCTIBLE_TYPES,
  suite: null,
};

/** Spec 000 section 9 for Holistic, 45 CFR 156.155 for Catastrophic; EPO plans come from the public files of individuals. */
const NOT_FOR_GROUPS: readonly string[] = ['Catastrophic', 'EPO', 'Holistic'];

/** The values that a small group's filters can have. */
export const GROUP_FACET_VALUES = facetValuesWithout(NOT_FOR_GROUPS);

/** Spec 000 section 9: Extras and the categories of small groups are not for individuals. */
const NOT_FOR_INDIVIDUALS: readonly string[] = ['Extras', 'Small group', 'Small group shop'];

/** The values that a household's filters can have. */
export const INDIVIDUAL_FACET_VALUES = facetValuesWithout(NOT_FOR_INDIVIDUALS);

/** The fields of a plan that the filters need; a subset of the wire's Plan. */
export interface FacetedPlan {
  IsDental: boolean;
  IsVision: boolean;
  IsMedical: boolean;
  IsShopPlan: boolean;
  IsIntegrated: boolean;
  MetalTier: string | null;
  ProviderNetworkType: string | null;
  PlanType: PlanKind;
  PlanSuiteName: string | null;
  HsaCompatible: boolean;
  PlanDetailsPreferredNetwork: {
    Tier1PlanDetails: { MedicalDeductibleIndividual: number | null; MedicalDeductibleFamily: number | null };
  };
}

function facetValuesWithout(left: readonly string[]): FacetValues {
  const kept = FACETS.map((facet) => [facet, FACET_VALUES[facet]?.filter((value) => !left.includes(value)) ?? null]);
  return Object.fromEntries(kept) as FacetValues;
}

/** A plan's values for a facet. Small groups are filtered by the individual deductible (spec 000 section 9). */
export function facetValuesOf(plan: FacetedPlan, facet: Facet, costs: CostBasis = 'individual'): string[] {
  return VALUES_OF[facet](plan, costs).filter((value) => value !== null);
}

const VALUES_OF: Record<Facet, (plan: FacetedPlan, costs: CostBasis) => (string | null)[]> = {
  metal: ({ MetalTier }) => [MetalTier],
  network: ({ ProviderNetworkType }) => [ProviderNetworkType],
  type: ({ PlanType, IsMedical, HsaCompatible }) => [
    ...new Set([PlanType, IsMedical ? (HsaCompatible ? 'HSA' : NON_HSA) : null]),
  ],
  category: (plan) => [categoryOf(plan)],
  deductible: (plan, costs) => [deductibleBandOf(deductibleOf(plan, costs))],
  deductibleType: ({ IsMedical, IsIntegrated }) => [
    IsMedical ? (IsIntegrated ? 'Integrated Med/Rx' : 'Med only') : null,
  ],
  suite: ({ PlanSuiteName }) => [PlanSuiteName],
};

function categoryOf({ IsDental, IsVision, IsShopPlan }: FacetedPlan): (typeof PLAN_CATEGORIES)[number] {
  if (IsDental) {
    return 'Dental';
  }
  return IsVision ? 'Vision' : IsShopPlan ? 'Small group shop' : 'Small group';
}

/** By facet; empty: every value matches. */
export type ChosenFacets = Readonly<Record<Facet, readonly string[]>>;

export const NO_FACETS: ChosenFacets = {
  metal: [],
  network: [],
  type: [],
  category: [],
  deductible: [],
  deductibleType: [],
  suite: [],
};

/** @param except a facet that is not looked at */
export const matchesFacets = (
  plan: FacetedPlan,
  chosen: ChosenFacets,
  { except = null, costs }: { except?: Facet | null; costs: CostBasis },
): boolean =>
  FACETS.every((facet) => {
    const values = chosen[facet];
    return (
      facet === except ||
      values.length === 0 ||
      facetValuesOf(plan, facet, costs).some((value) => values.includes(value))
    );
  });

export const FACET_TITLES: Readonly<Record<Facet, string>> = {
  metal: 'Metal tier',
  network: 'Product type',
  type: 'Plan type',
  category: 'Category',
  deductible: 'Individual deductible',
  deductibleType: 'Deductible type',
  suite: 'Suite',
};

export const facetLabel = (facet: Facet, value: string): string =>
  facet === 'type' ? (value === NON_HSA ? 'Non-HSA' : (KIND_LABELS[value as PlanKind] ?? value)) : value;

/** Neutral orders only, and the screen says which one is used (ux 6). */
export const PLAN_ORDERS = ['premium', 'deductible', 'name'] as const;
export type PlanOrder = (typeof PLAN_ORDERS)[number];
