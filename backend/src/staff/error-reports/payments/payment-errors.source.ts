import { PAYMENT_ERROR, type PaymentErrorRow } from '#shared/error-reports/error-row.record';
import { reportDays } from '#shared/error-reports/error-reports';
import type { HeldPaymentStatus } from '#shared/error-reports/held-payment';
import { csvColumns } from '../../../platform/lists/csv-columns.ts';
import { inText, type ReportSource } from '../report-source.ts';
import { isFlag } from '../../../platform/http/list-filter.ts';

/** Payments that were taken and could not be booked: the open ones, or those that somebody has dealt with. */
export const PAYMENT_ERRORS: ReportSource<PaymentErrorRow> = {
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
  fields: PAYMENT_ERROR,
  columns: {
    HoldPaymentId: 'e.id',
    QuoteId: 'e.quoteId',
    QuoteName: 'quote.name',
    PayerName: 'e.payerName',
    Amount: 'e.amountCents / 100.0',
    ProviderReference: 'e.providerReference',
    Status: 'e.status',
    IsDisabled: "e.status = 'Closed'",
    SubmittedDate: 'e.submittedAt',
    Message: 'e.message',
    ClosedBy: 'closer.fullName',
    ClosedDate: 'e.closedAt',
  },
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
