import type { BookRecord } from '#shared/book-of-business/individuals/individual-book.record';
import { isoDate, type IsoDate } from '#shared/dates/iso-date';
import { centsFromDollars } from '#shared/formats/currency';

export const CONTRACT_STATUSES = ['Active', 'Inactive'] as const;
export type ContractStatus = (typeof CONTRACT_STATUSES)[number];

export const PAYMENT_STATUSES = ['Past due', 'Current'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Sorts behind every day. */
export const NOTHING_UNPAID = isoDate('9999-12-31');

type CurrentInvoice = Omit<NonNullable<BookRecord['CurrentInvoice']>, 'InvoiceStatus'>;

/**
 * Whether a contract covers anyone: the carrier says so, it is not canceled, and its last day is not over. The specification has the flag
 * alone; the last day is ours, because the carrier tells of an end weeks ahead.
 */
export const isContractActive = (
  { IsActive, IsVoid, TerminationDate }: Pick<BookRecord, 'IsActive' | 'IsVoid' | 'TerminationDate'>,
  today: IsoDate,
): boolean => IsActive && !IsVoid && (TerminationDate === null || TerminationDate >= today);

/**
 * The day on which what is owed was due; NOTHING_UNPAID when the current invoice, less what is in suspense, is paid, or there is none.
 * Source: individuals, decision 21.
 */
export const unpaidSince = (invoice: CurrentInvoice | null): IsoDate =>
  invoice && centsFromDollars(invoice.TotalAmountDue) > centsFromDollars(invoice.CurrentSuspense)
    ? invoice.DueDate
    : NOTHING_UNPAID;

/** Past due from the day after the due date on. Source: individuals, decision 21. */
export const paymentStatus = (invoice: CurrentInvoice | null, today: IsoDate): PaymentStatus =>
  unpaidSince(invoice) < today ? 'Past due' : 'Current';
