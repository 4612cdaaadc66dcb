import { calls, get, nothing, post } from '#shared/answers/calls';
import { SECOND_STEP_PROOF } from '#shared/session/passkey.record';
import {
  CURRENT_PASSWORD,
  NEW_AUTHENTICATOR,
  RECOVERY_CODES,
  SECOND_FACTOR,
  SECOND_STEP_CODE,
} from '#shared/session/second-step.record';

/** The signed-in user's own second step. */
export const SECOND_FACTOR_CALLS = calls('/api/account/SecondFactor', 'signed-in', {
  find: get('', { about: 'Whether it is on, and how many recovery codes are left.', answers: SECOND_FACTOR }),
  setUp: post('SetUp', {
    about: 'Begins to set up an authenticator app. Takes the password; the secret is answered only now.',
    body: CURRENT_PASSWORD,
    answers: NEW_AUTHENTICATOR,
    refuses: ['RULE_BROKEN', 'WRONG_STATE', 'TOO_MANY_REQUESTS'],
  }),
  confirm: post('Confirm', {
    about:
      'Adds the app. The first factor brings recovery codes, which are answered only now, and ends every other session.',
    body: SECOND_STEP_CODE,
    answers: RECOVERY_CODES,
    refuses: ['RULE_BROKEN', 'WRONG_STATE'],
  }),
  renew: post('RecoveryCodes', {
    about:
      'New recovery codes in place of the old ones. Takes a code or a passkey; the new ones are answered only now.',
    body: SECOND_STEP_PROOF,
    answers: RECOVERY_CODES,
    refuses: ['RULE_BROKEN', 'WRONG_STATE', 'TOO_MANY_REQUESTS'],
  }),
  remove: post('Remove', {
    about:
      'Removes the app and ends the sessions elsewhere; this one too, if there is no passkey. Takes a code or a passkey.',
    body: SECOND_STEP_PROOF,
    answers: nothing,
    refuses: ['RULE_BROKEN', 'WRONG_STATE', 'TOO_MANY_REQUESTS'],
  }),
});
