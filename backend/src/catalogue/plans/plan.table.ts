import type { CsrLevel } from '#shared/eligibility/cost-sharing';
import type { Coverage, Market, MetalTier, NetworkType, PlanKind } from '#shared/plans/plan-codes';
import {
  cents,
  day,
  flag,
  id,
  int,
  json,
  loose,
  refers,
  type Row,
  stored,
  text,
} from '../../platform/database/stored.ts';

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

/** One line of a benefit summary, of a plan or of one of its variants. */
export const BENEFIT_TEXT = {
  /** Order within the summary, from 1. */
  position: int(),
  category: loose(80),
  benefit: loose(200),
  inNetwork: loose(255),
  outOfNetwork: loose(255),
  limits: loose(),
};

export type BenefitText = Row<typeof BENEFIT_TEXT>;

/** One line of a plan's benefit summary. Plain stored data. */
export class PlanBenefit extends stored(
  'plan_benefits',
  {
    id: id(),
    ...BENEFIT_TEXT,
    planId: refers(() => Plan, 'CASCADE'),
  },
  { uniques: [['planId', 'position']] },
) {}

/** A county in which a plan is sold. Every county is a row; a plan without rows is not sold anywhere. Plain stored data. */
export class PlanCounty extends stored('plan_counties', {
  planId: refers(() => Plan, 'CASCADE').key(),
  /** Five digits. */
  countyFips: text(5).key().index(),
}) {}

/**
 * A range of effective dates for which a plan's rates are filed: a quarter for small groups, a year for individuals.
 * The periods of one plan never overlap. Plain stored data.
 */
export class PlanRatePeriod extends stored(
  'plan_rate_periods',
  {
    id: id(),
    planId: refers(() => Plan, 'CASCADE'),
    /** First and last effective date that the rates apply to. */
    periodStart: day().index(),
    periodEnd: day(),
  },
  { uniques: [['planId', 'periodStart']] },
) {}

/** A filed rate: plan and period x rating area x age band. Plain stored data; read in bulk by RatesCache. */
export class PlanRate extends stored('plan_rates', {
  ratePeriodId: refers(() => PlanRatePeriod, 'CASCADE').key(),
  /** 1 to 16. */
  rateArea: int().key(),
  /** Position in AGE_BANDS of shared/plans. */
  ageBand: int().key(),
  /** Whole US cents per month. */
  rateCents: cents(),
  /** null = none filed: the regular rate applies to tobacco users too. */
  tobaccoRateCents: cents().orNull(),
}) {}

/**
 * A cost-sharing variant of a plan for individuals: the same plan at the same price, with lower costs for the member. The standard
 * variant (1) is the plan itself and has no row. Which variant a person gets is derived: `costSharingVariant` of shared/eligibility.
 * Source: 45 CFR 156.420. Plain stored data.
 */
export class PlanVariant extends stored(
  'plan_variants',
  {
    id: id(),
    planId: refers(() => Plan, 'CASCADE'),
    /** 2 to 6, the suffix of the filed id. */
    variant: int<CsrLevel>(),
    /** The insurer's share of the costs of an average member, in hundredths of a percent; null = not filed. */
    actuarialValueBasisPoints: int().orNull(),
    /** What a member pays in the preferred network. */
    tier1: json<TierCosts>(),
  },
  { uniques: [['planId', 'variant']] },
) {}

/** One line of the benefit summary of a cost-sharing variant, which is a whole summary like the plan's own. Plain stored data. */
export class PlanVariantBenefit extends stored(
  'plan_variant_benefits',
  {
    id: id(),
    ...BENEFIT_TEXT,
    variantId: refers(() => PlanVariant, 'CASCADE'),
  },
  { uniques: [['variantId', 'position']] },
) {}
