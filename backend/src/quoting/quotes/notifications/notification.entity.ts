import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../../platform/people/user.entity.ts';
import { Quote } from '../quote.entity.ts';

/** A message about a quote for everyone who works on it. Append-only. */
@Entity('notifications')
export class QuoteNotification {
  @PrimaryGeneratedColumn() id: number;

  @Index('IDX_notifications_quoteId')
  @Column({ type: 'integer' })
  quoteId: number;

  @ManyToOne(() => Quote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'quoteId', foreignKeyConstraintName: 'FK_notifications_quoteId' })
  quote?: Quote;

  /** Plain text; lines end with a line feed. */
  @Column({ type: 'varchar', length: 1000 }) text: string;

  @Index('IDX_notifications_byUserId')
  @Column({ type: 'integer' })
  byUserId: number;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'byUserId', foreignKeyConstraintName: 'FK_notifications_byUserId' })
  by?: User;

  /** UTC. */
  @Column({ type: 'datetime' }) at: Date;
}
