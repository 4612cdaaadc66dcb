import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';
import type { ContributionMethod } from '#shared/contributions/contribution';
import type { Coverage } from '#shared/plans/plan-codes';
import { Plan } from '../../catalogue/plans/plan.entity.ts';
import { Quote } from '../quotes/quote.entity.ts';

/** The employer's contribution to one kind of coverage of a quote. Plain stored data. */
@Entity('contributions')
@Index('IDX_contributions_quoteId_coverage', ['quoteId', 'coverage'], { unique: true })
export class Contribution {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) quoteId: number;

  @ManyToOne(() => Quote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'quoteId', foreignKeyConstraintName: 'FK_contributions_quoteId' })
  quote?: Quote;

  @Column({ type: 'varchar', length: 10 }) coverage: Coverage;

  @Column({ type: 'varchar', length: 24 }) method: ContributionMethod;

  /** By tier: basis points of the premium (10000 = all of it), or whole cents a month for Flat. */
  @Column({ type: 'integer' }) employeeOnly: number;

  @Column({ type: 'integer' }) employeeAndSpouse: number;

  @Column({ type: 'integer' }) employeeAndChildren: number;

  @Column({ type: 'integer' }) family: number;

  @Index('IDX_contributions_referencePlanId')
  @Column({ type: 'integer', nullable: true })
  referencePlanId: number | null;

  @ManyToOne(() => Plan, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'referencePlanId', foreignKeyConstraintName: 'FK_contributions_referencePlanId' })
  referencePlan?: Plan | null;

  /** Whole cents a month; null = not given. */
  @Column({ type: 'integer', nullable: true }) budgetCents: number | null;

  /** UTC. */
  @Column({ type: 'datetime' }) modifiedAt: Date;

  @VersionColumn() version: number;
}
