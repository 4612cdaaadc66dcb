import { queryOptions } from '@tanstack/react-query';
import type { CurrentUserResponse } from '#shared/session/account.record';
import { PASSKEY_STEP, PASSKEYS, SECOND_FACTOR_CALLS, SECOND_STEP_CALLS } from '#shared/session/second-step.calls';
import type { AddedPasskey, NewPasskey, PasskeyChallenge, SignedByPasskey } from '#shared/session/passkey.record';
import type { NewAuthenticator, RecoveryCodes } from '#shared/session/second-step.record';
import { call, query } from '../http/calls.ts';
import { ABOUT_SESSION } from '../session/session.ts';

/** The second step once more, before a change of it. */
export type Proof = { Code: string } | { Passkey: SignedByPasskey };

/** Asked once for each sign-in: the answer says what this browser has to do. */
export const secondStepQuery = queryOptions({
  ...query(SECOND_STEP_CALLS.find, {}, ABOUT_SESSION),
  staleTime: Infinity,
  gcTime: 0,
  retry: false,
});

/** Between the password and the session. */
export const finishSignIn = (Code: string): Promise<CurrentUserResponse> =>
  call(SECOND_STEP_CALLS.finish, { body: { Code } }, ABOUT_SESSION);
export const beginAtSignIn = (): Promise<NewAuthenticator> => call(SECOND_STEP_CALLS.setUp, {}, ABOUT_SESSION);
export const confirmAtSignIn = (Code: string): Promise<RecoveryCodes> =>
  call(SECOND_STEP_CALLS.confirm, { body: { Code } }, ABOUT_SESSION);
export const askPasskeyAtSignIn = (): Promise<PasskeyChallenge> => call(PASSKEY_STEP.ask, {}, ABOUT_SESSION);
export const finishWithPasskey = (signed: SignedByPasskey): Promise<CurrentUserResponse> =>
  call(PASSKEY_STEP.finish, { body: signed }, ABOUT_SESSION);
export const beginPasskeyAtSignIn = (): Promise<NewPasskey> => call(PASSKEY_STEP.setUp, {}, ABOUT_SESSION);
export const confirmPasskeyAtSignIn = (added: AddedPasskey): Promise<RecoveryCodes> =>
  call(PASSKEY_STEP.confirm, { body: added }, ABOUT_SESSION);

/** The signed-in user's own. */
export const secondFactorQuery = query(SECOND_FACTOR_CALLS.find);
export const beginSetUp = (Password: string): Promise<NewAuthenticator> =>
  call(SECOND_FACTOR_CALLS.setUp, { body: { Password } });
export const confirmSetUp = (Code: string): Promise<RecoveryCodes> =>
  call(SECOND_FACTOR_CALLS.confirm, { body: { Code } });
export const renewRecoveryCodes = (proof: Proof): Promise<RecoveryCodes> =>
  call(SECOND_FACTOR_CALLS.renew, { body: proof });
export const removeApp = (proof: Proof): Promise<void> => call(SECOND_FACTOR_CALLS.remove, { body: proof });
export const beginPasskey = (Password: string): Promise<NewPasskey> => call(PASSKEYS.setUp, { body: { Password } });
export const confirmPasskey = (added: AddedPasskey): Promise<RecoveryCodes> => call(PASSKEYS.confirm, { body: added });
export const askOwnPasskey = (): Promise<PasskeyChallenge> => call(PASSKEYS.ask);
export const removePasskey = (id: number, proof: Proof): Promise<void> => call(PASSKEYS.remove, { id, body: proof });
