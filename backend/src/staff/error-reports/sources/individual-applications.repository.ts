import { INDIVIDUAL_APPLICATION, type IndividualApplicationRow } from '#shared/error-reports/error-row.record';
import { reportDays } from '#shared/error-reports/error-reports';
import { csvColumns } from '../../../platform/lists/csv-columns.ts';
import { always, inText, type ReportSource } from '../report-source.repository.ts';
import { sql, table } from '../../../platform/database/sql.ts';
import { IndividualApplication } from '../../../enrollment/parts/submission/individual-application.entity.ts';
import { IndividualApplicationAttempt } from '../../../enrollment/parts/submission/individual-application-attempt.entity.ts';
import { Quote } from '../../../quoting/quotes/quote.entity.ts';

const e = table(IndividualApplication, 'e');
const quote = table(Quote, 'quote');
const attempt = table(IndividualApplicationAttempt, 'attempt');

type IndividualSource = ReportSource<IndividualApplicationRow>;

const ORDERS = {
  SubmittedDate: e.submittedAt,
  QuoteId: e.quoteId,
  LastName: e.lastName,
  EffectiveDate: quote.effectiveDate,
};

/** The common part of all lists of individual enrollments. */
const APPLICATIONS = {
  rows: 'GetIndividualApplications',
  table: e,
  joins: { quote: sql`JOIN ${quote} ON ${quote.id} = ${e.quoteId}` },
  rowId: e.id,
  ofQuote: (quoteId: number) => sql`${e.quoteId} = ${quoteId}`,
  uniqueOrders: ['QuoteId'],
  searched: [inText(e.lastName), inText(e.firstName)],
  fields: INDIVIDUAL_APPLICATION,
  columns: {
    IndividualApplicationId: e.id,
    QuoteId: e.quoteId,
    EwsTransactionId: e.failedAttemptId,
    FirstName: e.firstName,
    LastName: e.lastName,
    BirthDate: e.birthDate,
    EffectiveDate: quote.effectiveDate,
    IsFfm: e.isFfm,
    Status: e.status,
    SubmittedDate: e.submittedAt,
    ErrorDate: e.failedAt,
    Attempts: sql`(SELECT COUNT(*) FROM ${attempt} WHERE ${attempt.applicationId} = ${e.id})`,
    Message: e.message,
  },
  csvColumns: csvColumns(INDIVIDUAL_APPLICATION, [
    'QuoteId',
    ['EwsTransactionId', 'Transaction', (id: number) => (id === 0 ? '' : String(id))],
    'FirstName',
    'LastName',
    'BirthDate',
    'EffectiveDate',
    'IsFfm',
    'Status',
    ['SubmittedDate', 'Submitted', String],
    ['ErrorDate', 'Error', String],
    'Attempts',
    'Message',
  ]),
} as const satisfies Partial<IndividualSource>;

/** Enrollments that the carrier system has not accepted. */
export const INDIVIDUAL_ERRORS: IndividualSource = {
  ...APPLICATIONS,
  report: 'individual',
  days: reportDays('individual'),
  at: e.failedAt,
  orders: { ErrorDate: e.failedAt, ...ORDERS },
  ...always(sql`${e.isFfm} = 0`),
};

/** Enrollments that the federal marketplace has not accepted. */
export const FFM_ERRORS: IndividualSource = {
  ...APPLICATIONS,
  report: 'ffm',
  days: reportDays('ffm'),
  at: e.failedAt,
  orders: { ErrorDate: e.failedAt, ...ORDERS },
  ...always(sql`${e.isFfm} = 1`),
};

/** Source: spec 002 section 9, "The individual dashboard loads the last 30 days of applications". */
const DASHBOARD_DAYS = 30;

/** All submitted enrollments, for the dashboard, by submission date. */
export const INDIVIDUAL_APPLICATIONS: IndividualSource = {
  ...APPLICATIONS,
  report: 'individual',
  days: DASHBOARD_DAYS,
  at: e.submittedAt,
  orders: { ...ORDERS, ErrorDate: e.failedAt },
  ...always(sql`1 = 1`),
};
