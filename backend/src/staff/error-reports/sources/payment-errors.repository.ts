import { type HeldPaymentStatus, reportDays } from '#shared/error-reports/error-reports';
import { PAYMENT_ERROR, type PaymentErrorRow } from '#shared/error-reports/error-row.record';
import { HeldPayment } from '../../../enrollment/parts/household/held-payment.table.ts';
import { IndividualPayment } from '../../../enrollment/parts/household/individual-payment.table.ts';
import { sql, table } from '../../../platform/database/sql.ts';
import { isFlag } from '../../../platform/http/list-filter.ts';
import { csvColumns } from '../../../platform/http/list-rows.ts';
import { User } from '../../../platform/people/user.table.ts';
import { Quote } from '../../../quoting/quotes/quote.table.ts';
import { inText, type ReportSource } from './report-source.repository.ts';

const e = table(HeldPayment, 'e');
const quote = table(Quote, 'quote');
const closer = table(User, 'closer');
const named = table(Quote, 'named');
const first = table(IndividualPayment, 'first');

/** As PaymentsService.settle does it. */
const COMPLETES = sql`${e.status} = 'Open' AND ${quote.status} = 'PaymentPending' AND ${quote.isDeleted} = 0
  AND EXISTS (SELECT 1 FROM ${first} WHERE ${first.heldPaymentId} = ${e.id} AND ${first.state} = 'Held')`;

/** Payments that were made and could not be booked: open or resolved ones. */
export const PAYMENT_ERRORS: ReportSource<PaymentErrorRow> = {
  report: 'payment',
  rows: 'GetPaymentErrorReport',
  table: e,
  joins: {
    quote: sql`JOIN ${quote} ON ${quote.id} = ${e.quoteId}`,
    closer: sql`LEFT JOIN ${closer} ON ${closer.id} = ${e.closedByUserId}`,
  },
  at: e.submittedAt,
  rowId: e.id,
  ofQuote: (quoteId) => sql`${e.quoteId} = ${quoteId}`,
  days: reportDays('payment'),
  orders: {
    SubmittedDate: e.submittedAt,
    QuoteId: e.quoteId,
    PayerName: e.payerName,
    Amount: e.amountCents,
  },
  searched: [
    inText(e.payerName),
    inText(e.providerReference),
    (pattern) => sql`${e.quoteId} IN (SELECT ${named.id} FROM ${named} WHERE ${inText(named.name)(pattern)})`,
  ],
  filters: { IsShowOpenErrors: isFlag },
  narrowed: ({ IsShowOpenErrors }) =>
    sql`${e.status} = ${(IsShowOpenErrors === false ? 'Closed' : 'Open') satisfies HeldPaymentStatus}`,
  resubmittable: null,
  fields: PAYMENT_ERROR,
  columns: {
    HoldPaymentId: e.id,
    QuoteId: e.quoteId,
    QuoteName: quote.name,
    PayerName: e.payerName,
    Amount: sql`${e.amountCents} / 100.0`,
    ProviderReference: e.providerReference,
    Status: e.status,
    IsHousehold: sql`${quote.groupId} IS NULL`,
    CompletesEnrollment: COMPLETES,
    IsDisabled: sql`${e.status} = 'Closed'`,
    SubmittedDate: e.submittedAt,
    Message: e.message,
    ClosedBy: closer.fullName,
    ClosedDate: e.closedAt,
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
