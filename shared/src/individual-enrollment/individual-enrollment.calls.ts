import { calls, get, orNone, post, put } from '#shared/answers/calls';
import {
  ENROLLING_MEMBERS,
  ENROLLMENT_PAGE,
  SAVED_ANSWERS,
  SAVED_MEMBERS,
  SHORT_TERM_ANSWERS,
} from '#shared/individual-enrollment/individual-enrollment.record';
import { INDIVIDUAL_QUOTING } from '#shared/roles/permissions';
import {
  HOUSEHOLD_PROOF,
  HOUSEHOLD_SUBMISSION,
  SUBMIT_HOUSEHOLD,
} from '#shared/individual-enrollment/submission.record';
import { MARKETPLACE_ENROLLMENT } from '#shared/marketplace/enroll.record';

/** The people of a household's quote and the panels of its enrollment. Spec 001 section 7; spec 002 section 7. */
export const INDIVIDUAL_ENROLLMENT = calls('/api/enrollment', INDIVIDUAL_QUOTING, {
  find: get('GetIndividualEnrollment/:quoteId', {
    about: 'That staff read stored health answers is recorded.',
    answers: ENROLLMENT_PAGE,
    refuses: ['NOT_FOUND'],
  }),
  put: put('PutIndividualenrollment/:quoteId', {
    about:
      'Saves everyone together: the census while the quote is in Quoting, the member info while it enrolls. What a rule objects to is stored\nand answered in `Problems` and `Panels`.',
    body: ENROLLING_MEMBERS,
    answers: SAVED_MEMBERS,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
  postAnswers: post('postShorttermHealthInformation', {
    about: 'Answers about eligibility, and for short-term plans about health; some of them, or all.',
    body: SHORT_TERM_ANSWERS,
    answers: SAVED_ANSWERS,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
});

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

/** What was submitted, provably. Individuals, section 6. */
export const PROOF = calls('/api/individual', INDIVIDUAL_QUOTING, {
  find: get('proof/:quoteId', {
    about: 'Plans and people as they were signed. null while nothing was submitted.',
    answers: orNone(HOUSEHOLD_PROOF),
    refuses: ['NOT_FOUND'],
  }),
});

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
