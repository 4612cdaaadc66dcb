import { PAYMENT_ERROR, type PaymentErrorRow } from '#shared/error-reports/error-row.record';
import { reportDays } from '#shared/error-reports/error-reports';
import type { HeldPaymentStatus } from '#shared/error-reports/held-payment';
import { csvColumns } from '../../../platform/lists/csv-columns.ts';
import { toInstant } from '../../../platform/database/raw-values.ts';
import { inText, type ReportSource } from '../report-source.ts';
import { isFlag } from '../../../platform/http/list-filter.ts';

interface StoredPayment {
  id: number;
  quoteId: number;
  quoteName: string;
  payerName: string;
  amountCents: number;
  providerReference: string;
  status: HeldPaymentStatus;
  submittedAt: Date | string;
  message: string;
  closedBy: string | null;
  closedAt: Date | string | null;
}

const CENTS = 100;

/** Payments that were taken and could not be booked: the open ones, or those that somebody has dealt with. */
export const PAYMENT_ERRORS: ReportSource<StoredPayment, PaymentErrorRow> = {
  report: 'payment',
  rows: 'GetPaymentErrorReport',
  table: 'held_payments',
  joins: {
    quote: 'JOIN quotes quote ON quote.id = e.quoteId',
    closer: 'LEFT JOIN users closer ON closer.id = e.closedByUserId',
  },
  at: 'e.submittedAt',
  rowId: 'e.id',
  ofQuote: 'e.quoteId = ?',
  days: reportDays('payment'),
  orders: {
    SubmittedDate: 'e.submittedAt',
    QuoteId: 'e.quoteId',
    PayerName: 'e.payerName',
    Amount: 'e.amountCents',
  },
  searched: [
    inText('e.payerName'),
    inText('e.providerReference'),
    `e.quoteId IN (SELECT named.id FROM quotes named WHERE ${inText('named.name')})`,
  ],
  filters: { IsShowOpenErrors: isFlag },
  narrowed: ({ IsShowOpenErrors }) => ({
    sql: 'e.status = ?',
    values: [(IsShowOpenErrors === false ? 'Closed' : 'Open') satisfies HeldPaymentStatus],
  }),
  columns: {
    id: 'e.id',
    quoteId: 'e.quoteId',
    quoteName: 'quote.name',
    payerName: 'e.payerName',
    amountCents: 'e.amountCents',
    providerReference: 'e.providerReference',
    status: 'e.status',
    submittedAt: 'e.submittedAt',
    message: 'e.message',
    closedBy: 'closer.fullName',
    closedAt: 'e.closedAt',
  },
  toRow: (stored) => ({
    HoldPaymentId: stored.id,
    QuoteId: stored.quoteId,
    QuoteName: stored.quoteName,
    PayerName: stored.payerName,
    Amount: stored.amountCents / CENTS,
    ProviderReference: stored.providerReference,
    Status: stored.status,
    IsDisabled: stored.status === 'Closed',
    SubmittedDate: toInstant(stored.submittedAt).toISOString(),
    Message: stored.message,
    ClosedBy: stored.closedBy,
    ClosedDate: stored.closedAt === null ? null : toInstant(stored.closedAt).toISOString(),
  }),
  csvColumns: csvColumns(PAYMENT_ERROR, [
    'HoldPaymentId',
    'QuoteId',
    'QuoteName',
    'PayerName',
    'Amount',
    'ProviderReference',
    ['SubmittedDate', 'Submitted', String],
    'Message',
    'Status',
    'ClosedBy',
    ['ClosedDate', 'Closed', String],
  ]),
};
