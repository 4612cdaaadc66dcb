import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { PaymentReturn } from '#shared/payments/hand-off';

/** A payment page of the sandbox. */
@Entity('payment_sandbox_sessions')
@Index('IDX_payment_sandbox_sessions_token', ['token'], { unique: true })
export class SandboxPayment {
  @PrimaryGeneratedColumn() id: number;

  /** Of the page's address. */
  @Column({ type: 'varchar', length: 43 }) token: string;

  /** The sender's. */
  @Column({ type: 'varchar', length: 40 }) reference: string;

  @Column({ type: 'integer' }) amountCents: number;

  /** As handed over; '' as soon as the page was used. */
  @Column({ type: 'varchar', length: 110 }) payerName: string;

  @Column({ type: 'varchar', length: 300 }) returnUrl: string;

  /** What the page told the browser; null until it was used. */
  @Column({ type: 'varchar', length: 8, nullable: true }) result: PaymentReturn | null;

  /** UTC. */
  @Column({ type: 'datetime' }) openedAt: Date;
}
