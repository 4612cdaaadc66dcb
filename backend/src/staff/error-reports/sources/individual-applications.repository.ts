import { nextStepOf, NOT_SENT_STEP, reportDays } from '#shared/error-reports/error-reports';
import { INDIVIDUAL_APPLICATION, type IndividualApplicationRow } from '#shared/error-reports/error-row.record';
import { resubmitAtMarketplaceProblem } from '#shared/error-reports/repairs';
import {
  ACTIVE_CONTRACT_CODE,
  type EnrollRefusal,
  REFUSAL_ACTORS,
  REFUSAL_CODES,
} from '#shared/marketplace/enroll-refusals';
import { IndividualApplicationAttempt } from '../../../enrollment/parts/household/individual-application-attempt.table.ts';
import { IndividualApplication } from '../../../enrollment/parts/household/individual-application.table.ts';
import { joined, list, type Sql, sql, table } from '../../../platform/database/sql.ts';
import { isOneOf } from '../../../platform/http/list-filter.ts';
import { csvColumns } from '../../../platform/http/list-rows.ts';
import { Quote } from '../../../quoting/quotes/quote.table.ts';
import { always, inText, type ReportSource } from './report-source.repository.ts';

const e = table(IndividualApplication, 'e');
const quote = table(Quote, 'quote');
const attempt = table(IndividualApplicationAttempt, 'attempt');
const own = table(Quote, 'own');

type IndividualSource = ReportSource<IndividualApplicationRow>;

const ORDERS = {
  SubmittedDate: e.submittedAt,
  QuoteId: e.quoteId,
  LastName: e.lastName,
  EffectiveDate: quote.effectiveDate,
};

/** All other codes, and no answer at all, are handled alike. */
const KNOWN_CODES = [...REFUSAL_CODES, ACTIVE_CONTRACT_CODE];

/** Nothing was submitted: an agent only reported an error. */
const IS_SENT = sql`${e.status} <> 'NotSent'`;

/** That part of the next step, for a failed enrollment at the marketplace. */
function stepOf(part: 'who' | 'action'): Sql {
  const cases = KNOWN_CODES.map((code) => sql`WHEN ${code} THEN ${nextStepOf('Failed', code)[part]}`);
  return sql`CASE WHEN ${e.isFfm} = 0 OR ${e.failedAt} IS NULL THEN NULL WHEN ${e.status} = 'NotSent' THEN ${NOT_SENT_STEP[part]}
    ELSE CASE ${e.refusalCode} ${joined(cases, ' ')} ELSE ${nextStepOf('Failed', '')[part]} END END`;
}

/** The condition that a row of the marketplace's report waits for them. */
function waitsFor(who: EnrollRefusal['who']): Sql {
  const isTheirs = (code: string) => nextStepOf('Failed', code).who === who;
  const refused = isTheirs('')
    ? sql`${e.refusalCode} NOT IN (${list(KNOWN_CODES.filter((code) => !isTheirs(code)))})`
    : sql`${e.refusalCode} IN (${list(KNOWN_CODES.filter(isTheirs))})`;
  return who === NOT_SENT_STEP.who ? sql`(NOT ${IS_SENT} OR ${refused})` : sql`(${IS_SENT} AND ${refused})`;
}

/** Nothing is left to the agent: `resubmitApplicationProblem`. Unknown codes, and no answer at all, are technical failures. */
const BY_AGENT = KNOWN_CODES.filter((refusalCode) => resubmitAtMarketplaceProblem({ status: 'Failed', refusalCode }));
const RESUBMITTABLE = sql`${IS_SENT} AND (${e.status} <> 'Failed' OR (
  (${e.isFfm} = 0 OR ${e.refusalCode} NOT IN (${list(BY_AGENT)}))
  AND EXISTS (SELECT 1 FROM ${own} WHERE ${own.id} = ${e.quoteId} AND ${own.status} = 'FailedEnrollment' AND ${own.isDeleted} = 0)))`;

/** The common part of all lists of individual enrollments. */
const APPLICATIONS = {
  rows: 'GetIndividualApplications',
  table: e,
  joins: { quote: sql`JOIN ${quote} ON ${quote.id} = ${e.quoteId}` },
  rowId: e.id,
  ofQuote: (quoteId: number) => sql`${e.quoteId} = ${quoteId}`,
  uniqueOrders: ['QuoteId'],
  searched: [inText(e.lastName), inText(e.firstName), inText(e.refusalCode)],
  resubmittable: RESUBMITTABLE,
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
    SubmittedDate: sql`CASE WHEN ${IS_SENT} THEN ${e.submittedAt} END`,
    ErrorDate: e.failedAt,
    Attempts: sql`(SELECT COUNT(*) FROM ${attempt} WHERE ${attempt.applicationId} = ${e.id} AND ${attempt.outcome} <> 'Reported')`,
    Message: e.message,
    RefusalCode: e.refusalCode,
    WhoMustAct: stepOf('who'),
    NextStep: stepOf('action'),
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
    'RefusalCode',
    'WhoMustAct',
    'NextStep',
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

/** Enrollments that the federal marketplace has not accepted, and errors that agents saw before they could submit. */
export const FFM_ERRORS: IndividualSource = {
  ...APPLICATIONS,
  report: 'ffm',
  days: reportDays('ffm'),
  at: e.failedAt,
  orders: { ErrorDate: e.failedAt, ...ORDERS },
  filters: { WhoMustAct: isOneOf(REFUSAL_ACTORS) },
  narrowed: ({ WhoMustAct: who }) =>
    who === undefined ? sql`${e.isFfm} = 1` : sql`${e.isFfm} = 1 AND ${waitsFor(who as EnrollRefusal['who'])}`,
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
  ...always(IS_SENT),
};
