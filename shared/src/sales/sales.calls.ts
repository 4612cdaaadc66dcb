import { calls, CSV, eitherList, get, post, put } from '#shared/answers/calls';
import {
  ASSIGNED,
  ASSIGNMENT,
  ASSIGNMENT_OUTCOME,
  ASSIGNMENTS,
  COLLEAGUE,
  RELEASES,
} from '#shared/sales/assignment.record';
import { LIST_PAGE, LIST_QUERY } from '#shared/answers/list-query.record';
import { GROUP_ERROR } from '#shared/error-reports/error-row.record';
import { GROUP_QUOTE, GROUP_QUOTE_COUNTS, GROUP_QUOTES_QUERY } from '#shared/sales/group-quote.record';
import { INDIVIDUAL_QUEUE_ROW, INDIVIDUAL_QUEUE_SEARCH } from '#shared/sales/individual-application.record';
import { DECIDE_INDIVIDUAL, INDIVIDUAL_QUOTE_COUNTS, INDIVIDUAL_REVIEW } from '#shared/sales/individual-review.record';
import { SALES_HOME } from '#shared/sales-home/home.record';

/** Assignment of the quotes in the queues, of groups and of households: spec 002 section 7, "Sales and internal operations". */
export const ASSIGNMENT_CALLS = calls('/api/sales', ['internal'], {
  list: get('GetColleagues', { about: 'Everyone who can be given a quote, by name.', answers: [COLLEAGUE] }),
  assign: put('AssignUserToQuote', {
    about: 'Claims a quote, or assigns it to a colleague.',
    body: ASSIGNMENT,
    answers: ASSIGNED,
    refuses: ['NOT_FOUND', 'CONFIRMATION_NEEDED'],
  }),
  unassign: put('UnassignUserToQuote', {
    about: 'Releases a quote.',
    body: ASSIGNMENT,
    answers: ASSIGNED,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
  assignMany: put('AssignUserToQuotes', {
    about:
      "Claims several quotes, or assigns them to a colleague: free ones and the caller's. Answers with the result of each quote, in request\norder.",
    body: ASSIGNMENTS,
    answers: [ASSIGNMENT_OUTCOME],
  }),
  unassignMany: put('UnassignUserFromQuotes', {
    about: 'Releases several quotes, with the same kind of response.',
    body: RELEASES,
    answers: [ASSIGNMENT_OUTCOME],
  }),
});

/** The internal queue of group quotes: spec 002 sections 2 ("Internal operations") and 7. */
export const GROUP_QUOTES = calls('/api/sales', ['internal'], {
  list: get('GetGroupQuotes', {
    about: 'All quotes; with isErrorReport=true the groups that could not be installed.',
    query: GROUP_QUOTES_QUERY,
    answers: eitherList(GROUP_QUOTE, GROUP_ERROR),
  }),
  counts: get('GetGroupQuoteCounts', {
    about: 'The initial count of each tab of the queue, and the counts of its work views: "Mine" is the caller\'s.',
    answers: GROUP_QUOTE_COUNTS,
  }),
  export: get('GetGroupQuotes.csv', {
    about: 'Everything that matches, in list order.',
    query: LIST_QUERY,
    answers: CSV,
  }),
});

/** The internal queue of individuals: spec 002 sections 2 ("Internal operations") and 7. */
export const INDIVIDUAL_QUOTES = calls('/api/sales', ['internal'], {
  list: get('GetIndividualQuotes', {
    about: 'Quotes of households, most recent status change first.',
    query: LIST_QUERY,
    answers: [INDIVIDUAL_QUEUE_ROW],
  }),
  find: post('GetIndividualQuotes', {
    about: 'Same with the filter in the body, to keep names of people out of URLs.',
    query: LIST_PAGE,
    body: INDIVIDUAL_QUEUE_SEARCH,
    answers: [INDIVIDUAL_QUEUE_ROW],
  }),
  counts: get('GetIndividualQuoteCounts', {
    about: 'The counts of the queue\'s work views: "Mine" is the caller\'s.',
    answers: INDIVIDUAL_QUOTE_COUNTS,
  }),
  export: get('GetIndividualQuotes.csv', {
    about: 'Everything that matches, in list order.',
    query: LIST_QUERY,
    answers: CSV,
  }),
  exportFound: post('GetIndividualQuotes.csv', {
    about: 'Same with the filter in the body.',
    query: LIST_PAGE,
    body: INDIVIDUAL_QUEUE_SEARCH,
    answers: CSV,
  }),
});

/** The review of a household's quote by staff. */
export const INDIVIDUAL_REVIEW_CALLS = calls('/api/sales', ['internal'], {
  find: get('GetIndividualReview/:quoteId', {
    about: "Who works on a household's quote, why its application was not accepted, and what staff can do.",
    answers: INDIVIDUAL_REVIEW,
    refuses: ['NOT_FOUND'],
  }),
  decide: put('DecideIndividual/:quoteId', {
    about:
      'Sends an application that was not accepted again, or records that the household was enrolled by hand, and claims the quote. Answers with\nthe review as it is then.',
    body: DECIDE_INDIVIDUAL,
    answers: INDIVIDUAL_REVIEW,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'CONFIRMATION_NEEDED'],
  }),
});

export const HOME = calls('/api/sales', ['internal'], {
  find: get('GetHome', {
    about: "Open quotes by stage and age, errors, renewals by month, and the caller's claimed quotes.",
    answers: SALES_HOME,
  }),
});
