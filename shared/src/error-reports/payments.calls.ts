import { CSV, calls, get, post } from '#shared/answers/calls';
import { DAY_LIST_QUERY, LIST_PAGE } from '#shared/answers/list-query.record';
import { PAYMENT_REPORT_SEARCH } from '#shared/error-reports/error-reports.record';
import { PAYMENT_ERROR } from '#shared/error-reports/error-row.record';

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
