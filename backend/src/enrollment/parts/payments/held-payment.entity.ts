import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { HeldPaymentStatus } from '#shared/error-reports/held-payment';
import { User } from '../../../platform/people/user.entity.ts';
import { Quote } from '../../../quoting/quotes/quote.entity.ts';

/** A payment that was made but could not be booked: staff have to book it by hand. Plain stored data. */
@Entity('held_payments')
@Index('IDX_held_payments_status_submittedAt', ['status', 'submittedAt'])
@Index('IDX_held_payments_status_message_submittedAt', ['status', 'message', 'submittedAt'])
export class HeldPayment {
  @PrimaryGeneratedColumn() id: number;

  @Index('IDX_held_payments_quoteId')
  @Column({ type: 'integer' })
  quoteId: number;

  /** The quote cannot be deleted while a payment refers to it. */
  @ManyToOne(() => Quote, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'quoteId', foreignKeyConstraintName: 'FK_held_payments_quoteId' })
  quote?: Quote;

  @Column({ type: 'varchar', length: 100 }) payerName: string;

  @Column({ type: 'integer' }) amountCents: number;

  /** The payment provider's id. */
  @Index('IDX_held_payments_providerReference', { unique: true })
  @Column({ type: 'varchar', length: 40 })
  providerReference: string;

  @Column({ type: 'varchar', length: 6 }) status: HeldPaymentStatus;

  /** UTC. When it was paid. */
  @Column({ type: 'datetime' }) submittedAt: Date;

  /** Why it was held, without personal data. */
  @Column({ type: 'varchar', length: 300 }) message: string;

  /** UTC. */
  @Column({ type: 'datetime', nullable: true }) closedAt: Date | null;

  @Index('IDX_held_payments_closedByUserId')
  @Column({ type: 'integer', nullable: true })
  closedByUserId: number | null;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'closedByUserId', foreignKeyConstraintName: 'FK_held_payments_closedByUserId' })
  closedBy?: User | null;
}
