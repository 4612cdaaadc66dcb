import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Plan } from './plan.entity.ts';

/** A county in which a plan is sold. Every county is a row; a plan without rows is not sold anywhere. Plain stored data. */
@Entity('plan_counties')
export class PlanCounty {
  @PrimaryColumn({ type: 'integer' }) planId: number;

  @ManyToOne(() => Plan, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'planId', foreignKeyConstraintName: 'FK_plan_counties_planId' })
  plan?: Plan;

  /** Five digits. */
  @Index('IDX_plan_counties_countyFips')
  @PrimaryColumn({ type: 'varchar', length: 5 })
  countyFips: string;
}
