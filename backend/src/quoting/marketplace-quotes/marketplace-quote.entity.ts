import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import { Quote } from '../quotes/quote.entity.ts';

/** What the marketplace decided about a household, besides its tax credit and cost-sharing level, which individual_quotes has. */
@Entity('marketplace_quotes')
export class MarketplaceQuote {
  @PrimaryColumn({ type: 'integer' }) quoteId: number;

  @OneToOne(() => Quote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'quoteId', foreignKeyConstraintName: 'FK_marketplace_quotes_quoteId' })
  quote?: Quote;

  /** Of the visit that ended with the consumer. */
  @Column({ type: 'varchar', length: 43 }) visitReference: string;

  @Index('IDX_marketplace_quotes_consumerId')
  @Column({ type: 'varchar', length: 40 })
  consumerId: string;

  @Column({ type: 'varchar', length: 40 }) applicationId: string;

  /** On which coverage may begin. */
  @Column({ type: 'simple-json' }) effectiveDates: IsoDate[];

  @Column({ type: 'boolean', default: false }) verificationPending: boolean;

  @Column({ type: 'date', nullable: true }) verificationDueDate: IsoDate | null;

  /** UTC. */
  @Column({ type: 'datetime' }) fetchedAt: Date;

  /** Of the enrollment; null until there is one. */
  @Column({ type: 'varchar', length: 40, nullable: true }) policyId: string | null;
}
