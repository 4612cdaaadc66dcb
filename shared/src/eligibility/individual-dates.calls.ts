import { calls, get } from '#shared/answers/calls';
import { INDIVIDUAL_DATES, INDIVIDUAL_DATES_QUESTION } from '#shared/eligibility/individual-dates.record';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';

/** When the coverage of an individual can begin. Individuals, section 3. */
export const INDIVIDUAL_DATE_CALLS = calls('/api/individual', INDIVIDUAL_QUOTING, {
  find: get('GetEffectiveDates', { query: INDIVIDUAL_DATES_QUESTION, answers: INDIVIDUAL_DATES }),
});
