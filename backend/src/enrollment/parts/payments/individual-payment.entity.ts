import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { PaymentState } from '#shared/payments/payment-states';
import { Quote } from '../../../quoting/quotes/quote.entity.ts';
import { HeldPayment } from './held-payment.entity.ts';

/** One attempt at the first payment of a household's enrollment: no name, no card. Plain stored data. */
@Entity('individual_payments')
@Index('IDX_individual_payments_reference', ['reference'], { unique: true })
@Index('IDX_individual_payments_providerId', ['providerId'], { unique: true })
export class IndividualPayment {
  @PrimaryGeneratedColumn() id: number;

  @Index('IDX_individual_payments_quoteId')
  @Column({ type: 'integer' })
  quoteId: number;

  @ManyToOne(() => Quote, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'quoteId', foreignKeyConstraintName: 'FK_individual_payments_quoteId' })
  quote?: Quote;

  /** Ours, random; the provider repeats it in its notices. */
  @Column({ type: 'varchar', length: 40 }) reference: string;

  @Column({ type: 'integer' }) amountCents: number;

  @Column({ type: 'varchar', length: 9 }) state: PaymentState;

  /** The provider's; null until its first notice. */
  @Column({ type: 'varchar', length: 40, nullable: true }) providerId: string | null;

  /** What staff see of it when it could not be booked. */
  @Index('IDX_individual_payments_heldPaymentId')
  @Column({ type: 'integer', nullable: true })
  heldPaymentId: number | null;

  @ManyToOne(() => HeldPayment, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'heldPaymentId', foreignKeyConstraintName: 'FK_individual_payments_heldPaymentId' })
  heldPayment?: HeldPayment | null;

  /** UTC. */
  @Column({ type: 'datetime' }) requestedAt: Date;

  /** UTC. Of the notice that led to its state. */
  @Column({ type: 'datetime', nullable: true }) answeredAt: Date | null;
}
