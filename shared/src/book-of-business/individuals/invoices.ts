import type { BookRecord } from '#shared/book-of-business/individuals/individual-book.record';
import type { ContractDetail, InvoiceDetail } from '#shared/book-of-business/individuals/contract-detail.record';
import type { IsoDate } from '#shared/dates/iso-date';
import { centsFromDollars } from '#shared/formats/currency';

type Billed = Pick<InvoiceDetail, 'CurrentAmountDue' | 'PreviousBalance' | 'TotalAmountDue' | 'Payments'>;

/** Whole cents that add up: previous + current + other = total, and total - paid = due. */
export interface InvoiceSums {
  previous: number;
  current: number;
  /** What the carrier's total has beyond the two: credits and adjustments. */
  other: number;
  total: number;
  paid: number;
  /** Still to be paid; negative = owed to the household. */
  due: number;
}

/**
 * The lines of a bill. Carriers state the total either before or after the payments on it: it is after them when the other amounts less
 * the payments give it.
 */
export function invoiceSums({ CurrentAmountDue, PreviousBalance, TotalAmountDue, Payments }: Billed): InvoiceSums {
  const [current, previous, stated] = [CurrentAmountDue, PreviousBalance, TotalAmountDue].map(centsFromDollars) as [
    number,
    number,
    number,
  ];
  const paid = Payments.reduce((sum, { PaymentAmount }) => sum + centsFromDollars(PaymentAmount), 0);
  const isAfterPayments = paid !== 0 && stated === previous + current - paid;
  const total = isAfterPayments ? stated + paid : stated;
  return { previous, current, other: total - previous - current, total, paid, due: total - paid };
}

/**
 * When an invoice is due. The carrier tells it of the current invoice alone; premiums of other months are due on their first day. An invoice
 * that repeats what was due before it was made is itself due with its month: nothing is due before it is asked for.
 *
 * @param current the contract's current invoice, if this is the newest one
 */
export function invoiceDueDate(
  {
    CoverageStart,
    InvoiceCreatedDate,
    TotalAmountDue,
    InvoiceStatus,
  }: Pick<InvoiceDetail, 'CoverageStart' | 'InvoiceCreatedDate' | 'TotalAmountDue' | 'InvoiceStatus'>,
  current: BookRecord['CurrentInvoice'],
): IsoDate {
  const isCurrent = current?.TotalAmountDue === TotalAmountDue && current.InvoiceStatus === InvoiceStatus;
  const due = isCurrent && current.DueDate >= InvoiceCreatedDate ? current.DueDate : CoverageStart;
  return due < InvoiceCreatedDate ? InvoiceCreatedDate : due;
}

/** Source: spec 000 section 2, "Contract details screen". */
export const BILL_ME = 'Bill me';
export const ELECTRONIC = 'EFT';

/** How a household pays: EFT; of Medicare the ongoing payment type; otherwise 'Bill me'. Individuals, decision 40. */
export const paymentTypeLabel = (
  isMedicare: boolean,
  { PaymentMethod, OngoingPaymentType }: Pick<ContractDetail, 'PaymentMethod' | 'OngoingPaymentType'>,
): string => (isMedicare && OngoingPaymentType) || (PaymentMethod?.toUpperCase() === ELECTRONIC ? ELECTRONIC : BILL_ME);
