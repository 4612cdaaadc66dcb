import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { BenefitText } from './plan-benefit.entity.ts';
import { PlanVariant } from './plan-variant.entity.ts';

/** One line of the benefit summary of a cost-sharing variant, which is a whole summary like the plan's own. Plain stored data. */
@Entity('plan_variant_benefits')
@Index('IDX_plan_variant_benefits_variantId_position', ['variantId', 'position'], { unique: true })
export class PlanVariantBenefit extends BenefitText {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) variantId: number;

  @ManyToOne(() => PlanVariant, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'variantId', foreignKeyConstraintName: 'FK_plan_variant_benefits_variantId' })
  variant?: PlanVariant;
}
