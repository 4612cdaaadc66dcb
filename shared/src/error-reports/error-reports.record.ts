import { askedDay, askedFlag, askedNumber, DAY_LIST_QUERY } from '#shared/answers/list-query.record';
import { askedDayProblem } from '#shared/dates/day-problems';
import { ERROR_REPORTS, RESOLVED_REPORTS, RESUBMITTED_REPORTS } from '#shared/error-reports/error-reports';
import {
  APPLICATION_STATUSES,
  ATTEMPT_OUTCOMES,
  INSTALLATION_STATUSES,
} from '#shared/installation/installation-status';
import type { EnrollRefusal } from '#shared/marketplace/enroll-refusals';
import { orAsStored } from '#shared/persons/person-kinds';
import { type Field, record, type Sent, type Wire } from '#shared/records/field';
import { code, count, day, described, flag, id, instant, listOf, optional, orNull, text } from '#shared/records/kinds';
import { listFilter } from '#shared/records/rows';

/** One call to the carrier system. */
export const INSTALLATION_ATTEMPT = record({
  EwsTransactionId: id('Transaction'),
  CensusMemberId: described(orNull(id('Member')), 'Null: about the group itself, or a household.'),
  At: instant('At'),
  Outcome: code('Outcome', ATTEMPT_OUTCOMES),
  Message: text('Message', { about: "'' when it was installed." }),
  Detail: text('Detail', { about: "The status, the code and the carrier's own transaction." }),
});

/** `filter` of every report; dates as MM/DD/YYYY or YYYY-MM-DD, by default those of `reportDays`. */
export interface ErrorReportFilter {
  fromDate?: string;
  toDate?: string;
  /** Searches names, message, and quote number. */
  q?: string;
  /** Matches this message, and those that differ from it in numbers or quoted names alone. */
  Message?: string;
  id?: (number | string)[];
  /** Only in the report of the marketplace. */
  WhoMustAct?: EnrollRefusal['who'];
}

/** The maximum number of individually selected rows. */
const MOST_IDS = 500;
const IDS = listOf('Ids', id('Id'), { least: 1, most: MOST_IDS });

/** Body of the POST variants of the lists, of their files and of GetErrorMessages: data that may name people stays out of URLs. */
export const ERROR_REPORT_SEARCH = record('ErrorReportSearchBody', { Filter: listFilter<ErrorReportFilter>() });

/** POST GetPaymentErrorReport. Both dates are inclusive; the default is the last seven days. They override the dates in Filter. */
export const PAYMENT_REPORT_SEARCH = record('PaymentReportBody', {
  StartDate: optional(day('Start date', askedDayProblem)),
  EndDate: optional(day('End date', askedDayProblem)),
  IsShowOpenErrors: optional(
    flag('Show open errors', { about: 'False: those that were processed. True unless given.' }),
  ),
  Filter: listFilter<ErrorReportFilter & { IsShowOpenErrors?: boolean }>(),
});

/** A row of GetErrorMessages: how many rows of the report have this message. Most frequent first. */
export const ERROR_MESSAGE_COUNT = record('ErrorMessageCountAnswer', {
  Message: text('Message', {
    about: 'If its rows differ in numbers or quoted names, what they have in common: "Segment # was refused."',
  }),
  Count: count('Rows'),
  Resubmittable: described(count('Resubmittable'), 'How many of them can be resubmitted.'),
  FirstSeen: described(instant('First seen'), 'Of the oldest of these rows.'),
  LastSeen: instant('Last seen'),
});

/** GET GetErrorCounts: open errors of each report, of any age, as counted on Home. */
export const ERROR_COUNTS = record(
  'ErrorCountsAnswer',
  Object.fromEntries(ERROR_REPORTS.map((report) => [report, count(report)])) as Record<
    (typeof ERROR_REPORTS)[number],
    Field<number>
  >,
);

/** GET GetOlderErrors: open errors in the report from before that day. */
export const OLDER_ERRORS = record('OlderErrorsAnswer', {
  Count: count('Rows'),
  Since: described(orNull(day('Since')), 'Day in Detroit of the oldest; null where there is none.'),
});

/** A row of GetErrorAttempts and GetIndividualAttempts: a call to the carrier system, or to the marketplace. Newest first. */
export const ERROR_ATTEMPT = record('ErrorAttemptAnswer', {
  ...INSTALLATION_ATTEMPT,
  MemberName: text('Member', { about: "'' for a call about the group itself, or about a household." }),
});

/** POST ResubmitErrors: by row ids, or by the report's filter. */
export const RESUBMIT_ERRORS = record('ResubmitErrorsBody', {
  ...ERROR_REPORT_SEARCH,
  Report: code('Report', RESUBMITTED_REPORTS),
  Ids: optional(IDS),
});

/** POST ResolveErrors: these rows, or all that match the report's filter, were handled manually. */
export const RESOLVE_ERRORS = record('ResolveErrorsBody', {
  ...ERROR_REPORT_SEARCH,
  Report: code('Report', RESOLVED_REPORTS),
  Ids: optional(IDS),
});

/** Response to PUT ResubmitIndividual and MarkIndividualResolved. */
export const INDIVIDUAL_REPAIR = record('IndividualRepairAnswer', {
  IndividualApplicationId: id('Application'),
  Status: code('Status', APPLICATION_STATUSES),
});

/** Response to resubmitting and resolving a group or a member. */
export const REPAIR = record('RepairAnswer', {
  QuoteId: id('Quote'),
  GroupInstallId: id('Installation'),
  Status: described(
    code('Status', INSTALLATION_STATUSES),
    'Of the group, or of the member where a member was asked for.',
  ),
});

export type ErrorMessageCount = Wire<typeof ERROR_MESSAGE_COUNT>;
export type ErrorCounts = Wire<typeof ERROR_COUNTS>;
export type OlderErrors = Wire<typeof OLDER_ERRORS>;
export type ErrorAttempt = Wire<typeof ERROR_ATTEMPT>;
export type ResubmitErrorsRequest = Sent<typeof RESUBMIT_ERRORS>;
export type ResolveErrorsRequest = Sent<typeof RESOLVE_ERRORS>;
export type RepairResponse = Wire<typeof REPAIR>;

const REPORT = { report: code('Report', ERROR_REPORTS) };
export const ERROR_MESSAGES_PAGE = record(REPORT);
export const ERROR_MESSAGES_QUERY = record({ ...DAY_LIST_QUERY, ...REPORT });
export const OLDER_ERRORS_QUERY = record({ ...REPORT, before: askedDay('Before') });
export const ERROR_ATTEMPTS_QUERY = record({
  censusMemberId: askedNumber('Census member ID', 'Only the calls for this member.'),
});
/** Two error reports and the dashboard in one call, as in the specification. */
export const INDIVIDUAL_APPLICATIONS_QUERY = record({
  ...DAY_LIST_QUERY,
  isErrorReport: askedFlag('Is error report'),
  isFfmErrorReport: askedFlag('Is ffm error report'),
  afterSubmittedDate: orAsStored(
    described(askedDay('After submitted date'), 'For the dashboard: submitted on this day or later.'),
  ),
});
const { filter: _filter, ...APPLICATIONS_PAGE } = INDIVIDUAL_APPLICATIONS_QUERY;
export const INDIVIDUAL_APPLICATIONS_PAGE = record(APPLICATIONS_PAGE);
