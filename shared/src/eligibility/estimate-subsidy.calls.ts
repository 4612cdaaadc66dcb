import { calls, post } from '#shared/answers/calls';
import { SUBSIDY_ESTIMATE, SUBSIDY_QUESTION } from '#shared/eligibility/subsidy.record';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';

/** The premium tax credit of a household. Spec 002 section 5; individuals, section 3. */
export const ESTIMATE_SUBSIDY = calls('/api/individual', INDIVIDUAL_QUOTING, {
  estimate: post('EstimateSubsidy', {
    about: 'A POST because it names birth dates; it stores nothing.',
    body: SUBSIDY_QUESTION,
    answers: SUBSIDY_ESTIMATE,
    refuses: ['NOT_LOADED'],
  }),
});
