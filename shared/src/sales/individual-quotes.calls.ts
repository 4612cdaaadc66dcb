import { CSV, calls, get, post } from '#shared/answers/calls';
import { LIST_PAGE, LIST_QUERY } from '#shared/answers/list-query.record';
import { INDIVIDUAL_QUEUE_ROW, INDIVIDUAL_QUEUE_SEARCH } from '#shared/sales/individual-application.record';
import { INDIVIDUAL_QUOTE_COUNTS } from '#shared/sales/individual-review.record';

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
