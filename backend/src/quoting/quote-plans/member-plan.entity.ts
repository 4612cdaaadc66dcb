import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { TobaccoEffect } from '#shared/plans/rate-explanation';
import { CensusMember } from '../group-census/census-member.entity.ts';
import { QuotePlan } from './quote-plan.entity.ts';

/** The quoted cost of a member in a selected plan, with its explanation. Plain stored data. */
@Entity('member_plans')
@Index('IDX_member_plans_quotePlanId_memberId', ['quotePlanId', 'memberId'], { unique: true })
export class MemberPlan {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) quotePlanId: number;

  @ManyToOne(() => QuotePlan, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'quotePlanId', foreignKeyConstraintName: 'FK_member_plans_quotePlanId' })
  quotePlan?: QuotePlan;

  @Index('IDX_member_plans_memberId')
  @Column({ type: 'integer' })
  memberId: number;

  @ManyToOne(() => CensusMember, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'memberId', foreignKeyConstraintName: 'FK_member_plans_memberId' })
  member?: CensusMember;

  /** Whole cents a month; 0 for a child beyond the third. */
  @Column({ type: 'integer' }) rateCents: number;

  /** Completed years on the effective date. */
  @Column({ type: 'integer' }) age: number;

  /** Position in AGE_BANDS. */
  @Column({ type: 'integer' }) ageBand: number;

  @Column({ type: 'varchar', length: 10 }) tobacco: TobaccoEffect;

  /** 4 for the fourth child under 21, who is not charged; null for charged members. */
  @Column({ type: 'integer', nullable: true }) uncountedChild: number | null;
}
