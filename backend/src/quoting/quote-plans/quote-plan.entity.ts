import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import { Quote } from '../quotes/quote.entity.ts';
import { Plan } from '../../catalogue/plans/plan.entity.ts';

/** A plan selected for a quote, with the quoted premium. Plain stored data. */
@Entity('quote_plans')
@Index('IDX_quote_plans_quoteId_planId', ['quoteId', 'planId'], { unique: true })
export class QuotePlan {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) quoteId: number;

  @ManyToOne(() => Quote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'quoteId', foreignKeyConstraintName: 'FK_quote_plans_quoteId' })
  quote?: Quote;

  @Index('IDX_quote_plans_planId')
  @Column({ type: 'integer' })
  planId: number;

  @ManyToOne(() => Plan, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'planId', foreignKeyConstraintName: 'FK_quote_plans_planId' })
  plan?: Plan;

  /** Order on screen and in documents, from 1. */
  @Column({ type: 'integer' }) position: number;

  /** For the whole group, in whole cents. */
  @Column({ type: 'integer' }) monthlyRateCents: number;

  /** Date that the rates apply to: if the quote's date has changed since, they are out of date. */
  @Column({ type: 'date' }) effectiveDate: IsoDate;

  /** Rating area of the rates: the group may have moved since. */
  @Column({ type: 'integer' }) rateArea: number;

  /** UTC. */
  @Column({ type: 'datetime' }) pricedAt: Date;
}
