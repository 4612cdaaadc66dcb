import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import { Invoice } from './invoice.entity.ts';

/** What was paid on an invoice. Plain stored data. */
@Entity('invoice_payments')
export class InvoicePayment {
  @PrimaryGeneratedColumn() id: number;

  @Index('IDX_invoice_payments_invoiceId')
  @Column({ type: 'integer' })
  invoiceId: number;

  @ManyToOne(() => Invoice, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'invoiceId', foreignKeyConstraintName: 'FK_invoice_payments_invoiceId' })
  invoice?: Invoice;

  @Column({ type: 'integer' }) amountCents: number;

  @Column({ type: 'date' }) paidOn: IsoDate;

  /** The carrier's word: "EFT". */
  @Column({ type: 'varchar', length: 40 }) paymentType: string;
}
