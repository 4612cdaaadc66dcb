import type { InvoiceDetail } from '#shared/book-of-business/individuals/contract-detail.record';
import type { IsoDate } from '#shared/dates/iso-date';

/** What an invoice says. */
export interface InvoiceContent {
  insurer: { name: string; address: readonly string[]; phone: string };
  subscriber: { name: string; address: readonly string[] };
  contractNumber: string;
  /** What is billed: the names of the plans. */
  plans: readonly string[];
  invoice: InvoiceDetail;
  dueDate: IsoDate;
  /** How the household pays: "EFT", "Bill me", or as Medicare has it. */
  paymentType: string;
}
