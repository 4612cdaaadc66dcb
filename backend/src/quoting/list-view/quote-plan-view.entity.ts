import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import type { PlanListView } from '#shared/plans/selection.record';
import { Quote } from '../quotes/quote.entity.ts';

/** The last view of a quote's plan list: sort order and filters, no free text. Plain stored data. */
@Entity('quote_plan_views')
export class QuotePlanView {
  @PrimaryColumn({ type: 'integer' }) quoteId: number;

  @OneToOne(() => Quote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'quoteId', foreignKeyConstraintName: 'FK_quote_plan_views_quoteId' })
  quote?: Quote;

  @Column({ type: 'simple-json' }) view: PlanListView;

  /** UTC. */
  @Column({ type: 'datetime' }) savedAt: Date;
}
