import { CSV, calls, eitherList, get } from '#shared/answers/calls';
import { LIST_QUERY } from '#shared/answers/list-query.record';
import { GROUP_ERROR } from '#shared/error-reports/error-row.record';
import { GROUP_QUOTE, GROUP_QUOTES_QUERY, GROUP_QUOTE_COUNTS } from '#shared/sales/group-quote.record';

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
