import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { User } from '../../platform/people/user.entity.ts';
import { Quote } from './quote.entity.ts';

/** A status change of a quote. Append-only. Design section 6. */
@Entity('quote_events')
export class QuoteEvent {
  @PrimaryGeneratedColumn() id: number;

  @Index('IDX_quote_events_quoteId')
  @Column({ type: 'integer' })
  quoteId: number;

  @ManyToOne(() => Quote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'quoteId', foreignKeyConstraintName: 'FK_quote_events_quoteId' })
  quote?: Quote;

  /** null = the quote was created. */
  @Column({ type: 'varchar', length: 24, nullable: true }) fromStatus: QuoteStatus | null;

  @Column({ type: 'varchar', length: 24 }) toStatus: QuoteStatus;

  /** null = the system. */
  @Index('IDX_quote_events_userId')
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'FK_quote_events_userId' })
  user?: User | null;

  /** UTC. */
  @Index('IDX_quote_events_at')
  @Column({ type: 'datetime' })
  at: Date;

  /** A short reason, without personal data: "census approved". */
  @Column({ type: 'varchar', length: 200 }) why: string;
}
