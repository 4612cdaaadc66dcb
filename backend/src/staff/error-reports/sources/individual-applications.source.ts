import { INDIVIDUAL_APPLICATION, type IndividualApplicationRow } from '#shared/error-reports/error-row.record';
import type { IsoDate } from '#shared/dates/iso-date';
import { reportDays } from '#shared/error-reports/error-reports';
import type { InstallationStatus } from '#shared/installation/installation-status';
import { csvColumns } from '../../../platform/lists/csv-columns.ts';
import { toInstant } from '../../../platform/database/raw-values.ts';
import { always, inText, type ReportSource } from '../report-source.ts';

interface StoredApplication {
  id: number;
  quoteId: number;
  failedAttemptId: number;
  firstName: string;
  lastName: string;
  birthDate: IsoDate;
  effectiveDate: IsoDate;
  isFfm: number;
  status: InstallationStatus;
  submittedAt: Date | string;
  failedAt: Date | string | null;
  message: string;
}

type IndividualSource = ReportSource<StoredApplication, IndividualApplicationRow>;

const ORDERS = {
  SubmittedDate: 'e.submittedAt',
  QuoteId: 'e.quoteId',
  LastName: 'e.lastName',
  EffectiveDate: 'quote.effectiveDate',
};

/** What all lists of individual enrollments have in common. */
const APPLICATIONS = {
  rows: 'GetIndividualApplications',
  table: 'individual_applications',
  joins: { quote: 'JOIN quotes quote ON quote.id = e.quoteId' },
  rowId: 'e.id',
  ofQuote: 'e.quoteId = ?',
  uniqueOrders: ['QuoteId'],
  searched: [inText('e.lastName'), inText('e.firstName')],
  columns: {
    id: 'e.id',
    quoteId: 'e.quoteId',
    failedAttemptId: 'e.failedAttemptId',
    firstName: 'e.firstName',
    lastName: 'e.lastName',
    birthDate: 'e.birthDate',
    effectiveDate: 'quote.effectiveDate',
    isFfm: 'e.isFfm',
    status: 'e.status',
    submittedAt: 'e.submittedAt',
    failedAt: 'e.failedAt',
    message: 'e.message',
  },
  toRow: (stored) => ({
    IndividualApplicationId: stored.id,
    QuoteId: stored.quoteId,
    EwsTransactionId: stored.failedAttemptId,
    FirstName: stored.firstName,
    LastName: stored.lastName,
    BirthDate: stored.birthDate,
    EffectiveDate: stored.effectiveDate,
    IsFfm: stored.isFfm === 1,
    Status: stored.status,
    SubmittedDate: toInstant(stored.submittedAt).toISOString(),
    ErrorDate: stored.failedAt === null ? null : toInstant(stored.failedAt).toISOString(),
    Message: stored.message,
  }),
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
    'Message',
  ]),
} as const satisfies Partial<IndividualSource>;

/** Enrollments that the carrier system has not taken. */
export const INDIVIDUAL_ERRORS: IndividualSource = {
  ...APPLICATIONS,
  report: 'individual',
  days: reportDays('individual'),
  at: 'e.failedAt',
  orders: { ErrorDate: 'e.failedAt', ...ORDERS },
  ...always('e.isFfm = 0'),
};

/** Enrollments that the federal marketplace has not taken. */
export const FFM_ERRORS: IndividualSource = {
  ...APPLICATIONS,
  report: 'ffm',
  days: reportDays('ffm'),
  at: 'e.failedAt',
  orders: { ErrorDate: 'e.failedAt', ...ORDERS },
  ...always('e.isFfm = 1'),
};

/** Source: spec 002 section 9, "The individual dashboard loads the last 30 days of applications". */
const DASHBOARD_DAYS = 30;

/** Everything that was submitted, for the dashboard: by the day on which it was. */
export const INDIVIDUAL_APPLICATIONS: IndividualSource = {
  ...APPLICATIONS,
  report: 'individual',
  days: DASHBOARD_DAYS,
  at: 'e.submittedAt',
  orders: { ...ORDERS, ErrorDate: 'e.failedAt' },
  ...always('1 = 1'),
};
