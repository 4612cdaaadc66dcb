import { calls, post } from '#shared/answers/calls';
import { CURRENT_USER } from '#shared/session/account.record';
import { ADDED_PASSKEY, NEW_PASSKEY, PASSKEY_CHALLENGE, SIGNED_BY_PASSKEY } from '#shared/session/passkey.record';
import { RECOVERY_CODES } from '#shared/session/second-step.record';

/** Passkeys between the password and the session. Public, as SecondStepController is. */
export const PASSKEY_STEP = calls('/api/account/SecondStep/Passkey', 'public', {
  ask: post('Challenge', {
    about: "What the browser signs with one of the account's passkeys.",
    answers: PASSKEY_CHALLENGE,
    refuses: ['NOT_SIGNED_IN', 'WRONG_STATE'],
  }),
  finish: post('', {
    about: 'Completes the sign-in with what a passkey signed.',
    body: SIGNED_BY_PASSKEY,
    answers: CURRENT_USER,
    refuses: ['NOT_SIGNED_IN', 'RULE_BROKEN', 'TOO_MANY_REQUESTS'],
  }),
  setUp: post('SetUp', {
    about: 'Begins to add a passkey, for users who must have a second step and have none.',
    answers: NEW_PASSKEY,
    refuses: ['NOT_SIGNED_IN', 'WRONG_STATE'],
  }),
  confirm: post('Confirm', {
    about: 'Adds it and completes the sign-in. The recovery codes are answered only now.',
    body: ADDED_PASSKEY,
    answers: RECOVERY_CODES,
    refuses: ['NOT_SIGNED_IN', 'RULE_BROKEN', 'WRONG_STATE'],
  }),
});
