import { calls, get } from '#shared/answers/calls';
import { INDIVIDUAL_DATES_QUESTION, QUOTE_DATES } from '#shared/eligibility/individual-dates.record';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';

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
