import { calls, CSV, get, orNone, PDF, post, put } from '#shared/answers/calls';
import { PAPER_QUERY } from '#shared/languages/language.record';
import { QUOTE_VERSION } from '#shared/quotes/quote.record';
import { record } from '#shared/records/field';
import {
  CURRENT_AND_SUGGESTED_PLANS,
  MEMBER_CHANGES_QUERY,
  MEMBER_PREMIUM_CHANGE,
  PASSIVE_RENEWAL_OUTCOME,
  PREMIUM_CHANGE,
} from '#shared/renewals/renewal.record';
import { DAY_LIST_QUERY, LIST_QUERY } from '#shared/answers/list-query.record';
import {
  MATCHING_QUERY,
  PREVIEW_RENEWALS,
  RENEWAL_PREVIEW,
  RENEWAL_SURVEY,
  RENEWAL_UNDO,
  RESUBMITTED_RENEWAL,
  SUBMIT_RENEWALS,
  SUBMITTED_RENEWALS,
  SURVEY_ANSWER,
  UNDONE_RENEWAL,
  UPCOMING_COUNTS,
  UPCOMING_GROUP_IDS,
  UPCOMING_RENEWAL,
} from '#shared/renewals/upcoming-renewal.record';
import { PASSIVE_RENEWAL_ERROR } from '#shared/error-reports/error-row.record';
import { STARTED_BULK_RUN } from '#shared/bulk-runs/bulk-run.record';

/** Renewals of groups. Spec 002 section 7, "Plans"; the other paths are ours. */
export const RENEWALS = calls('/api', ['smallgroup'], {
  currentAndSuggestedPlans: get('plan/GetCurrentAndSuggestedPlans/:quoteId', {
    answers: CURRENT_AND_SUGGESTED_PLANS,
    refuses: ['NOT_FOUND'],
  }),
  renew: put('quote/RenewPassively/:quoteId', {
    about: 'A failed renewal is answered with 200 and the reason: the screen shows it in its result.',
    allow: ['internal'],
    body: record('PassiveRenewalRequest', QUOTE_VERSION),
    answers: PASSIVE_RENEWAL_OUTCOME,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
  explain: get('renewals/PremiumChange/:quoteId', { answers: PREMIUM_CHANGE, refuses: ['NOT_FOUND', 'RULE_BROKEN'] }),
  members: get('renewals/PremiumChangeMembers/:quoteId', {
    query: MEMBER_CHANGES_QUERY,
    answers: [MEMBER_PREMIUM_CHANGE],
    refuses: ['NOT_FOUND', 'RULE_BROKEN'],
  }),
  makePackage: get('proposal/GetRenewalpackageForQuote/:quoteId', {
    about: 'A GET that stores what it made, as in the specification, so other sites must not be able to trigger it.',
    query: PAPER_QUERY,
    answers: PDF,
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
});

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

/** The survey for a group's agent before the renewal. The paths are ours. */
export const SURVEYS = calls('/api/renewals', ['smallgroup'], {
  find: get('Survey/:groupId', {
    about: 'The survey and its answer; null if there is none.',
    answers: orNone(RENEWAL_SURVEY),
    refuses: ['NOT_FOUND'],
  }),
  answer: put('Survey/:groupId', {
    about: 'Saves the answer whether the group will renew.',
    body: SURVEY_ANSWER,
    answers: RENEWAL_SURVEY,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
});

/** Taking passive renewals back, as long as they are not final. */
export const UNDO_RENEWALS = calls('/api/sales', ['internal'], {
  undoOne: put('UndoPassiveRenewal/:groupId', {
    about: 'Takes back one group: before its turn it is withdrawn, after it its quote is put back to what it was.',
    answers: UNDONE_RENEWAL,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
  find: get('GetPassiveRenewalUndo/:bulkRunId', {
    about: 'How much of a run can still be undone, and until when.',
    answers: RENEWAL_UNDO,
    refuses: ['NOT_FOUND'],
  }),
  undoAll: put('UndoPassiveRenewals/:bulkRunId', {
    about: 'Undoes what a finished run has renewed, as a run of its own.',
    answers: STARTED_BULK_RUN,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
});
