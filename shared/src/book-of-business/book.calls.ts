import { calls, CSV, get, post } from '#shared/answers/calls';
import {
  CSV_TO_RETRIEVE,
  GROUP_BOOK_FILTER,
  GROUP_BOOK_QUERY,
  GROUP_BOOK_ROW,
} from '#shared/book-of-business/book.record';

/** The small-group book of business. Spec 000 section 7, "Book of business". */
export const GROUP_BOOK = calls('/api', ['smallgroup'], {
  list: get('bobsmallgroup', {
    about:
      'Groups with an insurer-assigned number. With `range` one page, otherwise the first 1,000. Content-Range gives the total.',
    query: GROUP_BOOK_QUERY,
    answers: [GROUP_BOOK_ROW],
    refuses: ['NOT_FOUND'],
  }),
  export: get('bobsmallgroup.csv', {
    about:
      'Everything that matches, as bobData.csv. This GET writes an audit entry, so other sites must not be able to trigger it.',
    query: GROUP_BOOK_FILTER,
    answers: CSV,
    refuses: ['NOT_FOUND'],
  }),
});

/** Used by both books. Spec 000 section 7, "Book of business"; the shape of the request and response is ours. */
export const RETRIEVE_CSV = calls('/api/bob', 'signed-in', {
  retrieve: post('RetrieveCSV', { body: CSV_TO_RETRIEVE, answers: CSV, refuses: ['TOO_LARGE'] }),
});
