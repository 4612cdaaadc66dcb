import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { CsrLevel } from '#shared/eligibility/cost-sharing';
import { Plan, type TierCosts } from './plan.entity.ts';

/**
 * A cost-sharing variant of a plan for individuals: the same plan at the same price, with lower costs for the member. The standard
 * variant (1) is the plan itself and has no row. Which variant a person gets is derived: `costSharingVariant` of shared/eligibility.
 * Source: 45 CFR 156.420. Plain stored data.
 */
@Entity('plan_variants')
@Index('IDX_plan_variants_planId_variant', ['planId', 'variant'], { unique: true })
export class PlanVariant {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) planId: number;

  @ManyToOne(() => Plan, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'planId', foreignKeyConstraintName: 'FK_plan_variants_planId' })
  plan?: Plan;

  /** 2 to 6, the suffix of the filed id. */
  @Column({ type: 'integer' }) variant: CsrLevel;

  /** The insurer's share of the costs of an average member, in hundredths of a percent; null = not filed. */
  @Column({ type: 'integer', nullable: true }) actuarialValueBasisPoints: number | null;

  /** What a member pays in the preferred network. */
  @Column({ type: 'simple-json' }) tier1: TierCosts;
}
