import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Plan } from '../plan.entity.ts';

/** Applies to the whole state instead of one county. */
export const WHOLE_STATE = '';

/** The replacement of a plan in the next year. Plain stored data. A plan without rows keeps its filed id. */
@Entity('plan_crosswalks')
@Index('IDX_plan_crosswalks_fromPlanId_countyFips', ['fromPlanId', 'countyFips'], { unique: true })
export class PlanCrosswalk {
  @PrimaryGeneratedColumn() id: number;

  /** The plan in the ending year. */
  @Column({ type: 'integer' }) fromPlanId: number;

  @ManyToOne(() => Plan, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'fromPlanId', foreignKeyConstraintName: 'FK_plan_crosswalks_fromPlanId' })
  fromPlan?: Plan;

  /** The plan in the next year; null = none to move to. */
  @Index('IDX_plan_crosswalks_toPlanId')
  @Column({ type: 'integer', nullable: true })
  toPlanId: number | null;

  @ManyToOne(() => Plan, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'toPlanId', foreignKeyConstraintName: 'FK_plan_crosswalks_toPlanId' })
  toPlan?: Plan;

  /** Five digits: this county only; WHOLE_STATE = everywhere else. */
  @Column({ type: 'varchar', length: 5 }) countyFips: string;

  /** A short description for display. */
  @Column({ type: 'varchar', length: 120 }) reason: string;
}
