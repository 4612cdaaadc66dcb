import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Plan } from './plan.entity.ts';

/** One line of a benefit summary, of a plan or of one of its variants. */
export abstract class BenefitText {
  /** Order within the summary, from 1. */
  @Column({ type: 'integer' }) position: number;

  @Column({ type: 'varchar', length: 80 }) category: string;

  @Column({ type: 'varchar', length: 200 }) benefit: string;

  @Column({ type: 'varchar', length: 255 }) inNetwork: string;

  @Column({ type: 'varchar', length: 255 }) outOfNetwork: string;

  @Column({ type: 'text' }) limits: string;
}

/** One line of a plan's benefit summary. Plain stored data. */
@Entity('plan_benefits')
@Index('IDX_plan_benefits_planId_position', ['planId', 'position'], { unique: true })
export class PlanBenefit extends BenefitText {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) planId: number;

  @ManyToOne(() => Plan, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'planId', foreignKeyConstraintName: 'FK_plan_benefits_planId' })
  plan?: Plan;
}
