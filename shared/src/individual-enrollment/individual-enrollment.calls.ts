import { calls, get, post, put } from '#shared/answers/calls';
import {
  ENROLLING_MEMBERS,
  ENROLLMENT_PAGE,
  SAVED_ANSWERS,
  SAVED_MEMBERS,
  SHORT_TERM_ANSWERS,
} from '#shared/individual-enrollment/individual-enrollment.record';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';

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
