import { calls, get, post } from '#shared/answers/calls';
import { FIND, FOUND } from '#shared/search/find.record';
import { CRITERIA, FOUND_GROUP, GROUP_SEARCH_PAGE, GROUP_SEARCH_QUERY } from '#shared/search/group-search.record';
import { INDIVIDUAL_QUOTING } from '#shared/roles/permissions';
import {
  FOUND_INDIVIDUAL,
  INDIVIDUAL_CRITERIA,
  INDIVIDUAL_SEARCH_PAGE,
  INDIVIDUAL_SEARCH_QUERY,
} from '#shared/search/individual-search.record';

/** The search behind Ctrl+K. A POST, to keep the search text out of URLs and logs. */
export const FIND_CALLS = calls('/api/search', ['smallgroup'], {
  find: post('FindGroupsAndQuotes', {
    about:
      'At most five groups and five quotes that the user may see, and for internal staff five quotes of individuals.',
    body: FIND,
    answers: FOUND,
  }),
});

/** Spec 002 section 7, "Group". Both send Content-Range; URLs are never logged with their query. */
export const GROUP_SEARCH = calls('/api/group', ['smallgroup'], {
  find: get('GetGroupsBySearchCriteria', {
    about: "The specification's call, with the criteria in the URL.",
    query: GROUP_SEARCH_QUERY,
    answers: [FOUND_GROUP],
    refuses: ['RULE_BROKEN'],
  }),
  search: post('GetGroupsBySearchCriteria', {
    about: 'Same with the criteria in the body, to keep tax ids and names out of URLs.',
    query: GROUP_SEARCH_PAGE,
    body: CRITERIA,
    answers: [FOUND_GROUP],
    refuses: ['RULE_BROKEN'],
  }),
});

/** Spec 002 section 7, "Individual". Both send Content-Range; URLs are never logged with their query. */
export const INDIVIDUAL_SEARCH_CALLS = calls('/api/individual', INDIVIDUAL_QUOTING, {
  find: get('SearchIndividualByCriteria', {
    about: "The specification's call, with the criteria in the URL.",
    query: INDIVIDUAL_SEARCH_QUERY,
    answers: [FOUND_INDIVIDUAL],
    refuses: ['RULE_BROKEN'],
  }),
  search: post('SearchIndividualByCriteria', {
    about: 'Same with the criteria in the body, to keep names and birth dates out of URLs.',
    query: INDIVIDUAL_SEARCH_PAGE,
    body: INDIVIDUAL_CRITERIA,
    answers: [FOUND_INDIVIDUAL],
    refuses: ['RULE_BROKEN'],
  }),
});
