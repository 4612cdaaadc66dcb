import { calls, get, post } from '#shared/answers/calls';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import {
  FOUND_INDIVIDUAL,
  INDIVIDUAL_CRITERIA,
  INDIVIDUAL_SEARCH_PAGE,
  INDIVIDUAL_SEARCH_QUERY,
} from '#shared/search/individual-search.record';

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
