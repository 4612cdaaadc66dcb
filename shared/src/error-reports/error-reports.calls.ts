import { calls, CSV, get, post, put } from '#shared/answers/calls';
import { DAY_LIST_QUERY, LIST_PAGE } from '#shared/answers/list-query.record';
import {
  ERROR_ATTEMPT,
  ERROR_ATTEMPTS_QUERY,
  ERROR_COUNTS,
  ERROR_MESSAGE_COUNT,
  ERROR_MESSAGES_PAGE,
  ERROR_MESSAGES_QUERY,
  ERROR_REPORT_SEARCH,
  INDIVIDUAL_APPLICATIONS_PAGE,
  INDIVIDUAL_APPLICATIONS_QUERY,
  INDIVIDUAL_REPAIR,
  OLDER_ERRORS,
  OLDER_ERRORS_QUERY,
  PAYMENT_REPORT_SEARCH,
  REPAIR,
  RESOLVE_ERRORS,
  RESUBMIT_ERRORS,
} from '#shared/error-reports/error-reports.record';
import { INDIVIDUAL_APPLICATION, MEMBER_ERROR, PAYMENT_ERROR } from '#shared/error-reports/error-row.record';
import { STARTED_BULK_RUN } from '#shared/bulk-runs/bulk-run.record';
import { record } from '#shared/records/field';

export const ERROR_REPORTS = calls('/api/sales', ['internal'], {
  list: get('GetSmallGroupMemberErrors', {
    about: 'Members who could not be installed, most recent failure first; the last seven days by default.',
    query: DAY_LIST_QUERY,
    answers: [MEMBER_ERROR],
  }),
  exportMembers: get('GetSmallGroupMemberErrors.csv', {
    about: 'Everything that matches.',
    query: DAY_LIST_QUERY,
    answers: CSV,
  }),
  exportGroups: get('GetGroupErrors.csv', {
    about: 'The file of GET /api/sales/GetGroupQuotes?isErrorReport=true.',
    query: DAY_LIST_QUERY,
    answers: CSV,
  }),
  countMessages: get('GetErrorMessages', {
    about: 'The distinct messages of a report with their number of rows, by the same filter.',
    query: ERROR_MESSAGES_QUERY,
    answers: [ERROR_MESSAGE_COUNT],
  }),
  countMessagesFound: post('GetErrorMessages', {
    about: 'Same with the filter in the body, to keep names of people out of URLs.',
    query: ERROR_MESSAGES_PAGE,
    body: ERROR_REPORT_SEARCH,
    answers: [ERROR_MESSAGE_COUNT],
  }),
  countAll: get('GetErrorCounts', { about: 'The number of open rows in each report.', answers: ERROR_COUNTS }),
  countOlder: get('GetOlderErrors', {
    about: 'The open rows of a report from before its default period.',
    query: OLDER_ERRORS_QUERY,
    answers: OLDER_ERRORS,
  }),
  listAttempts: get('GetErrorAttempts/:groupInstallId', {
    about: 'The calls to the carrier system about a group and its members, newest first.',
    query: ERROR_ATTEMPTS_QUERY,
    answers: [ERROR_ATTEMPT],
    refuses: ['NOT_FOUND'],
  }),
});

/** Submitted individual enrollments. Spec 002 section 7, "Sales and internal operations". */
export const INDIVIDUAL_APPLICATIONS = calls('/api/sales', ['internal'], {
  list: get('GetIndividualApplications', {
    about:
      'With isErrorReport=true those that could not be sent (the last day), with isFfmErrorReport=true those of the marketplace (the last\nseven days); otherwise all submitted ones (the last thirty days).',
    query: INDIVIDUAL_APPLICATIONS_QUERY,
    answers: [INDIVIDUAL_APPLICATION],
  }),
  find: post('GetIndividualApplications', {
    about: 'Same with the filter in the body, to keep names of people out of URLs.',
    query: INDIVIDUAL_APPLICATIONS_PAGE,
    body: ERROR_REPORT_SEARCH,
    answers: [INDIVIDUAL_APPLICATION],
  }),
  export: get('GetIndividualApplications.csv', {
    about: 'Everything that matches.',
    query: INDIVIDUAL_APPLICATIONS_QUERY,
    answers: CSV,
  }),
  exportFound: post('GetIndividualApplications.csv', {
    about: 'Same with the filter in the body.',
    query: INDIVIDUAL_APPLICATIONS_PAGE,
    body: ERROR_REPORT_SEARCH,
    answers: CSV,
  }),
  listAttempts: get('GetIndividualAttempts/:individualApplicationId', {
    about:
      "The calls to the carrier system or the marketplace about a household's application, and errors that its agent saw; newest first.",
    answers: [ERROR_ATTEMPT],
    refuses: ['NOT_FOUND'],
  }),
  resubmit: put('ResubmitIndividual/:individualApplicationId', {
    about:
      'Sends an application to the carrier system again, or after a technical failure to the marketplace, as it was signed. The path is ours:\nthe specification names none.',
    answers: INDIVIDUAL_REPAIR,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
  resolve: put('MarkIndividualResolved/:individualApplicationId/:ewsTransactionId', {
    about:
      'Records that a household was enrolled by hand, or dismisses the error of one that was not submitted (NotSent). `ewsTransactionId`\nidentifies the error that the user saw.',
    answers: INDIVIDUAL_REPAIR,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
});

/** Payments that were made and could not be booked. Spec 002 section 7, "Sales and internal operations". */
export const PAYMENTS = calls('/api/sales', ['internal'], {
  ask: post('GetPaymentErrorReport', {
    about: 'Without a range the first hundred matches, newest first. Content-Range gives the total.',
    query: LIST_PAGE,
    body: PAYMENT_REPORT_SEARCH,
    answers: [PAYMENT_ERROR],
  }),
  list: get('GetPaymentErrorReport', {
    about: "Same with the filter in the URL, as sent by react-admin's lists.",
    query: DAY_LIST_QUERY,
    answers: [PAYMENT_ERROR],
  }),
  export: get('GetPaymentErrorReport.csv', { about: 'Everything that matches.', query: DAY_LIST_QUERY, answers: CSV }),
  exportFound: post('GetPaymentErrorReport.csv', {
    about: 'Same with the filter in the body, to keep names of people out of URLs.',
    query: LIST_PAGE,
    body: PAYMENT_REPORT_SEARCH,
    answers: CSV,
  }),
  mark: post('MarkPaymentProcessed/:holdPaymentId', {
    about: 'Records that a payment was booked by hand.',
    answers: PAYMENT_ERROR,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
});

/** Actions of staff on groups and members that could not be installed. Spec 002 section 7, "Group". */
export const REPAIRS = calls('/api/group', ['internal'], {
  groupAgain: put('ResubmitGroup/:quoteId', {
    about: 'Resends a group to the carrier system.',
    answers: REPAIR,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
  memberAgain: put('ResubmitGroupMember/:quoteId/:censusMemberId', {
    about: 'Resends a member to the carrier system.',
    answers: REPAIR,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
  groupDone: put('MarkGroupResolved/:groupInstallId', {
    about: 'Records that a group was installed by hand.',
    answers: REPAIR,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
  memberDone: put('MarkGroupMemberResolved/:censusMemberId/:ewsTransactionId', {
    about: '`ewsTransactionId` identifies the error that the user saw.',
    answers: REPAIR,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
});

/** Many rows of an error report at once. The paths are ours: the specification names none. */
export const ERROR_RUNS = calls('/api/sales', ['internal'], {
  resubmit: post('ResubmitErrors', {
    about:
      'By row ids, or everything that matches the filter. For the progress: GET /api/sales/GetBulkRun/{BulkRunId}.',
    body: RESUBMIT_ERRORS,
    answers: record('StartedBulkRunAnswer', STARTED_BULK_RUN),
    refuses: ['RULE_BROKEN', 'WRONG_STATE'],
  }),
  resolve: post('ResolveErrors', {
    about: 'Marks these rows, or all that match, as resolved by hand.',
    body: RESOLVE_ERRORS,
    answers: record('StartedBulkRunAnswer', STARTED_BULK_RUN),
    refuses: ['RULE_BROKEN', 'WRONG_STATE'],
  }),
});
