import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Plan } from '../plan.entity.ts';

/** For the whole state, not for one county. */
export const WHOLE_STATE = '';

/** What becomes of a plan in the next year. Plain stored data. A plan without rows goes on under its filed id. */
@Entity('plan_crosswalks')
@Index('IDX_plan_crosswalks_fromPlanId_countyFips', ['fromPlanId', 'countyFips'], { unique: true })
export class PlanCrosswalk {
  @PrimaryGeneratedColumn() id: number;

  /** The plan of the year that ends. */
  @Column({ type: 'integer' }) fromPlanId: number;

  @ManyToOne(() => Plan, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'fromPlanId', foreignKeyConstraintName: 'FK_plan_crosswalks_fromPlanId' })
  fromPlan?: Plan;

  /** The plan of the next year; null = there is none to move to. */
  @Index('IDX_plan_crosswalks_toPlanId')
  @Column({ type: 'integer', nullable: true })
  toPlanId: number | null;

  @ManyToOne(() => Plan, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'toPlanId', foreignKeyConstraintName: 'FK_plan_crosswalks_toPlanId' })
  toPlan?: Plan;

  /** Five digits: this county only; WHOLE_STATE = everywhere else. */
  @Column({ type: 'varchar', length: 5 }) countyFips: string;

  /** In a few words, for people. */
  @Column({ type: 'varchar', length: 120 }) reason: string;
}
