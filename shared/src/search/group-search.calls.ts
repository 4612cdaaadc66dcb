import { calls, get, post } from '#shared/answers/calls';
import { CRITERIA, FOUND_GROUP, GROUP_SEARCH_PAGE, GROUP_SEARCH_QUERY } from '#shared/search/group-search.record';

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
