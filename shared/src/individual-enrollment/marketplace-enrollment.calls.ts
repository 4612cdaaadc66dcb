import { calls, post } from '#shared/answers/calls';
import { HOUSEHOLD_SUBMISSION } from '#shared/individual-enrollment/submission.record';
import { MARKETPLACE_ENROLLMENT } from '#shared/marketplace/enroll.record';

/** The enrollment of a household at the federal marketplace. Spec 001 section 7. */
export const MARKETPLACE_ENROLLMENT_CALLS = calls('/individual-health-insurance-api/api/ffmenrollment', 'signed-in', {
  enroll: post('enroll', {
    about:
      "Waits for the marketplace's answer for a while. Without one, Pending is true: ask with GET /api/individual/enroll/{quoteId}.",
    body: MARKETPLACE_ENROLLMENT,
    once: 'A repeat submits nothing and answers what has become of the submission.',
    answers: HOUSEHOLD_SUBMISSION,
    refuses: ['NOT_ALLOWED', 'NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN', 'UNSUPPORTED_TYPE'],
  }),
});
