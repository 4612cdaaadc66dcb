import { CSV, calls, get, put } from '#shared/answers/calls';
import { DAY_LIST_QUERY } from '#shared/answers/list-query.record';
import { PASSIVE_RENEWAL_ERROR } from '#shared/error-reports/error-row.record';
import { RESUBMITTED_RENEWAL } from '#shared/renewals/upcoming-renewal.record';

/** Quotes whose passive renewal failed, and retrying one. Spec 002 section 7. */
export const PASSIVE_RENEWAL_ERROR_CALLS = calls('/api/sales', ['internal'], {
  list: get('GetPassiveRenewalErrors', {
    about: 'Most recent failure first; the last seven days by default.',
    query: DAY_LIST_QUERY,
    answers: [PASSIVE_RENEWAL_ERROR],
  }),
  csv: get('GetPassiveRenewalErrors.csv', { about: 'Everything that matches.', query: DAY_LIST_QUERY, answers: CSV }),
  resubmit: put('ResubmitPassiveRenewal/:quoteId', {
    about: 'A repeated failure is answered with 200 and the reason.',
    answers: RESUBMITTED_RENEWAL,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN'],
  }),
});
