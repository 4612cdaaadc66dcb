/** Spec 000 section 9: "Metal tiers", "Product types", "Plan types". The stored spelling is the wire spelling. */
export const METAL_TIERS = ['Platinum', 'Gold', 'Silver', 'Bronze'] as const;
export type MetalTier = (typeof METAL_TIERS)[number];

export const NETWORK_TYPES = ['HMO', 'POS', 'PPO'] as const;
export type NetworkType = (typeof NETWORK_TYPES)[number];

export const PLAN_KINDS = ['Standard', 'Value', 'HSA', 'HRA', 'HBC', 'Extras'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

export const COVERAGES = ['medical', 'dental', 'vision'] as const;
export type Coverage = (typeof COVERAGES)[number];

export const MARKETS = ['SmallGroup', 'Individual'] as const;
export type Market = (typeof MARKETS)[number];

/** Facts, "Rates": a plan without filed rates for its period says so; its price is never zero. */
export const RATES_NOT_LOADED = 'Rates not loaded';
/** For a year without imported plans. */
export const ratesOfYearNotLoaded = (year: number): string =>
  `${RATES_NOT_LOADED} for ${year}: the plans of this year have not been imported yet. Choose another effective date.`;
