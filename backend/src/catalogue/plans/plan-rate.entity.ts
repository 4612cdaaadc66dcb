import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { PlanRatePeriod } from './plan-rate-period.entity.ts';

/** A filed rate: plan and period x rating area x age band. Plain stored data; read in bulk by RatesCache. */
@Entity('plan_rates')
export class PlanRate {
  @PrimaryColumn({ type: 'integer' }) ratePeriodId: number;

  @ManyToOne(() => PlanRatePeriod, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'ratePeriodId', foreignKeyConstraintName: 'FK_plan_rates_ratePeriodId' })
  ratePeriod?: PlanRatePeriod;

  /** 1 to 16. */
  @PrimaryColumn({ type: 'integer' }) rateArea: number;

  /** Position in AGE_BANDS of shared/plans. */
  @PrimaryColumn({ type: 'integer' }) ageBand: number;

  /** Whole US cents per month. */
  @Column({ type: 'integer' }) rateCents: number;

  /** null = none filed: the regular rate applies to tobacco users too. */
  @Column({ type: 'integer', nullable: true }) tobaccoRateCents: number | null;
}
