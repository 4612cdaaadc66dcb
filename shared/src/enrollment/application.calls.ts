import { calls, get, post, put } from '#shared/answers/calls';
import { APPLICATION, SAVE_APPLICATION } from '#shared/enrollment/application.record';

/** The employer's application. Spec 001 section 7. */
export const APPLICATION_CALLS = calls('/api/enrollment', ['smallgroup'], {
  find: get(':quoteId', { answers: APPLICATION, refuses: ['NOT_FOUND'] }),
  saveNew: post('PostNewGroupEnrollment', {
    about: 'New business. Always answers 200, including the first time.',
    body: SAVE_APPLICATION,
    answers: APPLICATION,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN', 'TOO_LARGE'],
  }),
  saveRenewal: put('', {
    body: SAVE_APPLICATION,
    answers: APPLICATION,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN', 'TOO_LARGE'],
  }),
});
