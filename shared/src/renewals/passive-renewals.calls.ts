import { CSV, calls, get, post } from '#shared/answers/calls';
import { LIST_QUERY } from '#shared/answers/list-query.record';
import {
  MATCHING_QUERY,
  PREVIEW_RENEWALS,
  RENEWAL_PREVIEW,
  SUBMITTED_RENEWALS,
  SUBMIT_RENEWALS,
  UPCOMING_COUNTS,
  UPCOMING_GROUP_IDS,
  UPCOMING_RENEWAL,
} from '#shared/renewals/upcoming-renewal.record';

/** Groups with upcoming renewals, and renewing many of them at once: spec 002 sections 2 and 7. */
export const PASSIVE_RENEWALS = calls('/api/sales', ['internal'], {
  list: get('GetUpcomingPassiveRenewals', {
    about: 'Groups with upcoming renewals, the earliest first.',
    query: LIST_QUERY,
    answers: [UPCOMING_RENEWAL],
  }),
  csv: get('GetUpcomingPassiveRenewals.csv', {
    about: 'Every group that matches, by renewal date.',
    query: MATCHING_QUERY,
    answers: CSV,
  }),
  countStandings: get('GetUpcomingPassiveRenewalCounts', {
    about: 'How many of the groups that match the filter, apart from its Standing, are ready, submitted and so on.',
    query: MATCHING_QUERY,
    answers: UPCOMING_COUNTS,
  }),
  listIds: get('GetUpcomingPassiveRenewalIds', {
    about: 'Every group that matches and is ready: the targets of "select all".',
    query: MATCHING_QUERY,
    answers: UPCOMING_GROUP_IDS,
  }),
  preview: post('PreviewPassiveRenewals', {
    about: 'Answers 200 because it only previews.',
    body: PREVIEW_RENEWALS,
    answers: [RENEWAL_PREVIEW],
    refuses: ['NOT_FOUND'],
  }),
  submit: post('SubmitForPassiveRenewals', {
    about: 'Answers 200 instead of 201 because the screen treats any other status as a failure (spec 002 section 8).',
    body: SUBMIT_RENEWALS,
    once: 'A repeat answers the first answer.',
    answers: SUBMITTED_RENEWALS,
    refuses: ['NOT_FOUND', 'RULE_BROKEN', 'WRONG_STATE'],
  }),
});
