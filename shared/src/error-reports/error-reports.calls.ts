import { CSV, calls, get, post } from '#shared/answers/calls';
import { DAY_LIST_QUERY } from '#shared/answers/list-query.record';
import {
  ERROR_ATTEMPT,
  ERROR_ATTEMPTS_QUERY,
  ERROR_COUNTS,
  ERROR_MESSAGES_PAGE,
  ERROR_MESSAGES_QUERY,
  ERROR_MESSAGE_COUNT,
  ERROR_REPORT_SEARCH,
  OLDER_ERRORS,
  OLDER_ERRORS_QUERY,
} from '#shared/error-reports/error-reports.record';
import { MEMBER_ERROR } from '#shared/error-reports/error-row.record';

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
