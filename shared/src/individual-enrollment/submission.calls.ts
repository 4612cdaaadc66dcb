import { calls, get, orNone, post } from '#shared/answers/calls';
import { HOUSEHOLD_SUBMISSION, SUBMIT_HOUSEHOLD } from '#shared/individual-enrollment/submission.record';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';

/** The submission of a household's application. Spec 001 section 7; individuals, section 3. */
export const SUBMISSION = calls('/api/individual', INDIVIDUAL_QUOTING, {
  enroll: post('enroll/:quoteId', {
    about: "Waits for the carrier's answer for a while. Without one, Pending is true: ask for it with the GET.",
    body: SUBMIT_HOUSEHOLD,
    once: 'A repeat submits nothing and answers what has become of the submission.',
    answers: HOUSEHOLD_SUBMISSION,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN'],
  }),
  find: get('enroll/:quoteId', {
    about: 'null while it was never submitted.',
    answers: orNone(HOUSEHOLD_SUBMISSION),
    refuses: ['NOT_FOUND'],
  }),
});
