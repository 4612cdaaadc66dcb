/**
 * Spec 000 section 9: "Metal tiers", "Product types", "Plan types". The stored spelling is the wire spelling. Catastrophic plans exist in
 * the individual market only (45 CFR 156.155); the specification does not list EPO, the public plan files do.
 */
export const METAL_TIERS = ['Platinum', 'Gold', 'Silver', 'Bronze', 'Catastrophic'] as const;
export type MetalTier = (typeof METAL_TIERS)[number];

export const NETWORK_TYPES = ['HMO', 'POS', 'PPO', 'EPO'] as const;
export type NetworkType = (typeof NETWORK_TYPES)[number];

export const PLAN_KINDS = ['Standard', 'Value', 'HSA', 'HRA', 'HBC', 'Extras', 'Holistic'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

export const COVERAGES = ['medical', 'dental', 'vision'] as const;
export type Coverage = (typeof COVERAGES)[number];

/** Short-term plans are a market of their own: they follow none of the rules of the individual market (45 CFR 144.103). */
export const MARKETS = ['SmallGroup', 'Individual', 'ShortTerm'] as const;
export type Market = (typeof MARKETS)[number];

/** Facts, "Rates": a plan without filed rates for its period says so; its price is never zero. */
export const RATES_NOT_LOADED = 'Rates not loaded';
/** For a year without imported plans. */
export const ratesOfYearNotLoaded = (year: number): string =>
  `${RATES_NOT_LOADED} for ${year}: the plans of this year have not been imported yet. Choose another effective date.`;

/** Employees by who is covered with them, in the order of screens and documents. */
export const COVERAGE_TIERS = ['Employee only', 'Employee and spouse', 'Employee and child(ren)', 'Family'] as const;
export type CoverageTier = (typeof COVERAGE_TIERS)[number];

/** The tier of a household. A domestic partner counts as a spouse. */
export function coverageTier({ spouse, child }: { spouse: boolean; child: boolean }): CoverageTier {
  if (spouse) {
    return child ? 'Family' : 'Employee and spouse';
  }
  return child ? 'Employee and child(ren)' : 'Employee only';
}

export const PPO_ONLY_AREA = 16;

/** Ours: why a list contains no HMO and no POS plan. */
export const PPO_ONLY_NOTE = 'In rating area 16 only PPO plans are sold, so HMO and POS plans are not listed.';

export const isPpoOnlyArea = (rateArea: number | null): boolean => rateArea === PPO_ONLY_AREA;

/** In rating area 16 a medical plan must be a PPO. Source: spec 002 section 3, "RateArea (16 means PPO only)"; facts, "Rates". */
export const isSoldInArea = (
  { coverage, networkType }: { coverage: Coverage; networkType: NetworkType | null },
  rateArea: number,
): boolean => !isPpoOnlyArea(rateArea) || coverage !== 'medical' || networkType === 'PPO';
