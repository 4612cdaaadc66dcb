import { calls, get, post } from '#shared/answers/calls';
import { CURRENT_USER } from '#shared/session/account.record';
import { NEW_AUTHENTICATOR, RECOVERY_CODES, SECOND_STEP, SECOND_STEP_CODE } from '#shared/session/second-step.record';

/** Between the password and the session. Public: a browser whose password was accepted is not signed in, and may call nothing else. */
export const SECOND_STEP_CALLS = calls('/api/account/SecondStep', 'public', {
  find: get('', {
    about: 'What completes the sign-in: a code or a passkey, or setting up one of both first.',
    answers: SECOND_STEP,
    refuses: ['NOT_SIGNED_IN'],
  }),
  finish: post('', {
    about: 'Completes the sign-in with a code of the app, or with a recovery code. Each works once.',
    body: SECOND_STEP_CODE,
    answers: CURRENT_USER,
    refuses: ['NOT_SIGNED_IN', 'RULE_BROKEN', 'TOO_MANY_REQUESTS'],
  }),
  setUp: post('SetUp', {
    about: 'Begins to set up an authenticator app, for users who must have one. The secret is answered only now.',
    answers: NEW_AUTHENTICATOR,
    refuses: ['NOT_SIGNED_IN', 'WRONG_STATE'],
  }),
  confirm: post('Confirm', {
    about: 'Completes setting up and the sign-in. The recovery codes are answered only now.',
    body: SECOND_STEP_CODE,
    answers: RECOVERY_CODES,
    refuses: ['NOT_SIGNED_IN', 'RULE_BROKEN', 'WRONG_STATE'],
  }),
});
