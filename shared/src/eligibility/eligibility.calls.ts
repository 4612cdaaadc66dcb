import { calls, get, post } from '#shared/answers/calls';
import { INDIVIDUAL_DATES_QUESTION, QUOTE_DATES } from '#shared/eligibility/individual-dates.record';
import { INDIVIDUAL_QUOTING } from '#shared/roles/permissions';
import { SUBSIDY_ESTIMATE, SUBSIDY_QUESTION } from '#shared/eligibility/subsidy.record';

/** When the coverage of an individual can begin, and how long it can last. Individuals, section 3. */
export const INDIVIDUAL_DATE_CALLS = calls('/api/individual', INDIVIDUAL_QUOTING, {
  find: get('GetEffectiveDates', {
    about: 'Of a household that is not quoted yet.',
    query: INDIVIDUAL_DATES_QUESTION,
    answers: QUOTE_DATES,
  }),
  findOf: get('GetEffectiveDates/:quoteId', {
    about: 'Of a quote: what the marketplace granted it, and what its applicant had before, counts.',
    query: INDIVIDUAL_DATES_QUESTION,
    answers: QUOTE_DATES,
    refuses: ['NOT_FOUND'],
  }),
});

/** The premium tax credit of a household. Spec 002 section 5; individuals, section 3. */
export const ESTIMATE_SUBSIDY = calls('/api/individual', INDIVIDUAL_QUOTING, {
  estimate: post('EstimateSubsidy', {
    about: 'A POST because it names birth dates; it stores nothing.',
    body: SUBSIDY_QUESTION,
    answers: SUBSIDY_ESTIMATE,
    refuses: ['NOT_LOADED'],
  }),
});
