import { calls, nothing, post } from '#shared/answers/calls';
import { ADDED_PASSKEY, NEW_PASSKEY, PASSKEY_CHALLENGE, SECOND_STEP_PROOF } from '#shared/session/passkey.record';
import { CURRENT_PASSWORD, RECOVERY_CODES } from '#shared/session/second-step.record';

/** The signed-in user's own passkeys. */
export const PASSKEYS = calls('/api/account/Passkeys', 'signed-in', {
  setUp: post('SetUp', {
    about: 'Begins to add a passkey. Takes the password.',
    body: CURRENT_PASSWORD,
    answers: NEW_PASSKEY,
    refuses: ['RULE_BROKEN', 'WRONG_STATE', 'TOO_MANY_REQUESTS'],
  }),
  confirm: post('Confirm', {
    about:
      'Adds it. The first factor brings recovery codes, which are answered only now, and ends every other session.',
    body: ADDED_PASSKEY,
    answers: RECOVERY_CODES,
    refuses: ['RULE_BROKEN', 'WRONG_STATE'],
  }),
  ask: post('Challenge', {
    about: 'What the browser signs to prove the second step once more, before a change of it.',
    answers: PASSKEY_CHALLENGE,
    refuses: ['WRONG_STATE'],
  }),
  remove: post('Remove/:id', {
    about:
      'Removes it and ends the sessions elsewhere; this one too, if it was the last and there is no app. Takes a code or a passkey.',
    body: SECOND_STEP_PROOF,
    answers: nothing,
    refuses: ['NOT_FOUND', 'RULE_BROKEN', 'TOO_MANY_REQUESTS'],
  }),
});
