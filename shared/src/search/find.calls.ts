import { calls, post } from '#shared/answers/calls';
import { FIND, FOUND } from '#shared/search/find.record';

/** The search behind Ctrl+K. A POST, to keep the search text out of URLs and logs. */
export const FIND_CALLS = calls('/api/search', ['smallgroup'], {
  find: post('FindGroupsAndQuotes', {
    about:
      'At most five groups and five quotes that the user may see, and for internal staff five quotes of individuals.',
    body: FIND,
    answers: FOUND,
  }),
});
