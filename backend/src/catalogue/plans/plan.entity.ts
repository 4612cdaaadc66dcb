import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Coverage, Market, MetalTier, NetworkType, PlanKind } from '#shared/plans/plan-codes';

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
@Entity('plans')
@Index('IDX_plans_hiosPlanId_businessYear', ['hiosPlanId', 'businessYear'], { unique: true })
@Index('IDX_plans_market_businessYear', ['market', 'businessYear'])
export class Plan {
  @PrimaryGeneratedColumn() id: number;

  /** The filed id without the variant suffix, "12345MI0010001". */
  @Column({ type: 'varchar', length: 14 }) hiosPlanId: string;

  /** The year in which coverage must take effect to get this plan. */
  @Column({ type: 'integer' }) businessYear: number;

  @Column({ type: 'varchar', length: 12 }) market: Market;

  @Column({ type: 'varchar', length: 10 }) coverage: Coverage;

  @Column({ type: 'varchar', length: 255 }) displayName: string;

  /** null: dental, vision and short-term plans have none. */
  @Column({ type: 'varchar', length: 12, nullable: true }) metalTier: MetalTier | null;

  @Column({ type: 'varchar', length: 5, nullable: true }) networkType: NetworkType | null;

  @Column({ type: 'varchar', length: 10 }) planKind: PlanKind;

  /** Filed as eligible for a health savings account (IsHSAEligible). What decides is `isHsaCompatible`. */
  @Column({ type: 'boolean', default: false }) isHsaClaimed: boolean;

  /** Medical plans that are selected together. Spec 000 section 5, "suite". */
  @Column({ type: 'varchar', length: 80, nullable: true }) suiteName: string | null;

  @Column({ type: 'boolean', default: false }) isAcaPlan: boolean;

  @Column({ type: 'boolean', default: false }) isShopPlan: boolean;

  /** Sold on the marketplace; for small groups, SHOP. */
  @Column({ type: 'boolean', default: false }) isOnExchange: boolean;

  /** Sold by the insurer outside the marketplace. Most plans are sold in both ways. */
  @Column({ type: 'boolean', default: false }) isOffExchange: boolean;

  /** Sold for the first time in this year. */
  @Column({ type: 'boolean', default: false }) isNew: boolean;

  /** Medical and drug costs count toward one deductible. */
  @Column({ type: 'boolean', default: false }) isIntegrated: boolean;

  @Column({ type: 'boolean', default: false }) isDentalPro: boolean;

  @Column({ type: 'boolean', default: false }) isDeltaDentalPlan: boolean;

  @Column({ type: 'boolean', default: false }) isAllowancePlan: boolean;

  @Column({ type: 'boolean', default: false }) eVisitFirst: boolean;

  /** false: only the three oldest children under 21 of a household are charged, if the market has that limit. Facts, "Rates". */
  @Column({ type: 'boolean', default: false }) chargesEveryChild: boolean;

  /** Months before major dental services are covered; 0 = immediately. */
  @Column({ type: 'integer', default: 0 }) waitingMonths: number;

  /** Share of the premium for essential health benefits, in hundredths of a percent: 10000 = all of it. */
  @Column({ type: 'integer', default: 10_000 }) ehbShareBasisPoints: number;

  @Column({ type: 'simple-json' }) tier1: TierCosts;

  /** The second network level (HealthbyChoice standard level), or null. */
  @Column({ type: 'simple-json', nullable: true }) tier2: TierCosts | null;
}
