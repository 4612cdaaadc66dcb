import type { Coverage, NetworkType } from '#shared/plans/plan-codes';

export const PPO_ONLY_AREA = 16;

/** Ours: why a list contains no HMO and no POS plan. */
export const PPO_ONLY_NOTE = 'In rating area 16 only PPO plans are sold, so HMO and POS plans are not listed.';

export const isPpoOnlyArea = (rateArea: number | null): boolean => rateArea === PPO_ONLY_AREA;

/** In rating area 16 a medical plan must be a PPO. Source: spec 002 section 3, "RateArea (16 means PPO only)"; facts, "Rates". */
export const isSoldInArea = (
  { coverage, networkType }: { coverage: Coverage; networkType: NetworkType | null },
  rateArea: number,
): boolean => !isPpoOnlyArea(rateArea) || coverage !== 'medical' || networkType === 'PPO';
