import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import { Plan } from './plan.entity.ts';

/**
 * A range of effective dates for which a plan's rates are filed: a quarter for small groups, a year for individuals.
 * The periods of one plan never overlap. Plain stored data.
 */
@Entity('plan_rate_periods')
@Index('IDX_plan_rate_periods_planId_periodStart', ['planId', 'periodStart'], { unique: true })
@Index('IDX_plan_rate_periods_periodStart', ['periodStart'])
export class PlanRatePeriod {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) planId: number;

  @ManyToOne(() => Plan, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'planId', foreignKeyConstraintName: 'FK_plan_rate_periods_planId' })
  plan?: Plan;

  /** First and last effective date that the rates apply to. */
  @Column({ type: 'date' }) periodStart: IsoDate;

  @Column({ type: 'date' }) periodEnd: IsoDate;
}
