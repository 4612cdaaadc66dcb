import type { InvoiceDetail } from '#shared/book-of-business/individuals/contract-detail.record';
import { dollarsFromCents } from '#shared/formats/currency';
import type { InvoicePayment } from '../contracts/invoice-payment.table.ts';
import type { Invoice } from '../contracts/invoice.table.ts';

/** @param payments those of the invoice, the newest first */
export const toInvoice = (invoice: Invoice, payments: readonly InvoicePayment[]): InvoiceDetail => ({
  InvoiceId: invoice.invoiceNumber,
  InvoiceCreatedDate: invoice.createdOn,
  CoverageStart: invoice.coverageStart,
  CoverageEnd: invoice.coverageEnd,
  CurrentAmountDue: dollarsFromCents(invoice.currentAmountDueCents),
  PreviousBalance: dollarsFromCents(invoice.previousBalanceCents),
  TotalAmountDue: dollarsFromCents(invoice.totalAmountDueCents),
  InvoiceStatus: invoice.invoiceStatus,
  IsInvoicePdfAvailable: invoice.isPdfAvailable,
  Payments: payments.map(({ amountCents, paidOn, paymentType }) => ({
    PaymentAmount: dollarsFromCents(amountCents),
    PaymentDate: paidOn,
    PaymentType: paymentType,
  })),
});
