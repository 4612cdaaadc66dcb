import { Invoice } from './invoice.table.ts';
import { cents, day, id, loose, refers, stored } from '../../platform/database/stored.ts';

/** What was paid on an invoice. Plain stored data. */
export class InvoicePayment extends stored('invoice_payments', {
  id: id(),
  invoiceId: refers(() => Invoice, 'CASCADE'),
  amountCents: cents(),
  paidOn: day(),
  /** The carrier's word: "EFT". */
  paymentType: loose(40),
}) {}
