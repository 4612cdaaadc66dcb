import { calls, get, nothing, post } from '#shared/answers/calls';
import { CURRENT_USER } from '#shared/session/account.record';
import {
  CURRENT_PASSWORD,
  NEW_AUTHENTICATOR,
  RECOVERY_CODES,
  SECOND_FACTOR,
  SECOND_STEP,
  SECOND_STEP_CODE,
} from '#shared/session/second-step.record';
import {
  ADDED_PASSKEY,
  NEW_PASSKEY,
  PASSKEY_CHALLENGE,
  SECOND_STEP_PROOF,
  SIGNED_BY_PASSKEY,
} from '#shared/session/passkey.record';

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
