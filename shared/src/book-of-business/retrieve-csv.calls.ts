import { CSV, calls, post } from '#shared/answers/calls';
import { CSV_TO_RETRIEVE } from '#shared/book-of-business/book.record';

/** Used by both books. Spec 000 section 7, "Book of business"; the shape of the request and response is ours. */
export const RETRIEVE_CSV = calls('/api/bob', 'signed-in', {
  retrieve: post('RetrieveCSV', { body: CSV_TO_RETRIEVE, answers: CSV, refuses: ['TOO_LARGE'] }),
});
