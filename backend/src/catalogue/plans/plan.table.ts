import type { Coverage, Market, MetalTier, NetworkType, PlanKind } from '#shared/plans/plan-codes';
import { flag, id, int, json, loose, stored, text } from '../../platform/database/stored.ts';

/** What a member pays in one network tier. Whole cents; null = does not apply. */
export interface TierCosts {
  deductibleIndividualCents: number | null;
  deductibleFamilyCents: number | null;
  outOfPocketIndividualCents: number | null;
  outOfPocketFamilyCents: number | null;
  /** The member's share after the deductible, 0 to 100. */
  coinsurancePercent: number | null;
  /** As printed: "$30", "20% after deductible". '' = not stated. */
  primaryCareCopay: string;
  specialistCopay: string;
  urgentCareCopay: string;
  emergencyRoomCopay: string;
  genericDrugCopay: string;
}

/** A plan as sold in one year. The same filed id in another year is a separate row. Plain stored data. */
export class Plan extends stored(
  'plans',
  {
    id: id(),
    /** The filed id without the variant suffix, "12345MI0010001". */
    hiosPlanId: text(14),
    /** The year in which coverage must take effect to get this plan. */
    businessYear: int(),
    market: loose<Market>(12),
    coverage: loose<Coverage>(10),
    displayName: loose(255),
    /** null: dental, vision and short-term plans have none. */
    metalTier: loose<MetalTier>(12).orNull(),
    networkType: loose<NetworkType>(5).orNull(),
    planKind: loose<PlanKind>(10),
    /** Filed as eligible for a health savings account (IsHSAEligible). What decides is `isHsaCompatible`. */
    isHsaClaimed: flag(),
    /** Medical plans that are selected together. Spec 000 section 5, "suite". */
    suiteName: loose(80).orNull(),
    isAcaPlan: flag(),
    isShopPlan: flag(),
    /** Sold on the marketplace; for small groups, SHOP. */
    isOnExchange: flag(),
    /** Sold by the insurer outside the marketplace. Most plans are sold in both ways. */
    isOffExchange: flag(),
    /** Sold for the first time in this year. */
    isNew: flag(),
    /** Medical and drug costs count toward one deductible. */
    isIntegrated: flag(),
    isDentalPro: flag(),
    isDeltaDentalPlan: flag(),
    isAllowancePlan: flag(),
    eVisitFirst: flag(),
    /** false: only the three oldest children under 21 of a household are charged, if the market has that limit. Facts, "Rates". */
    chargesEveryChild: flag(),
    /** Months before major dental services are covered; 0 = immediately. */
    waitingMonths: int().default(0),
    /** Share of the premium for essential health benefits, in hundredths of a percent: 10000 = all of it. */
    ehbShareBasisPoints: int().default(10_000),
    tier1: json<TierCosts>(),
    /** The second network level (HealthbyChoice standard level), or null. */
    tier2: json<TierCosts>().orNull(),
  },
  { uniques: [['hiosPlanId', 'businessYear']], indexes: [['market', 'businessYear']] },
) {}
