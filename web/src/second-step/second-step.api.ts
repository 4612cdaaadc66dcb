import { queryOptions } from '@tanstack/react-query';
import type { CurrentUserResponse } from '#shared/session/account.record';
import type { AddedPasskey, NewPasskey, PasskeyChallenge, SignedByPasskey } from '#shared/session/passkey.record';
import type {
  NewAuthenticator,
  RecoveryCodes,
  SecondFactor,
  SecondStepResponse,
} from '#shared/session/second-step.record';
import { getJson, sendJson } from '../http/client.ts';
import { IN_SCREEN, inScreen } from '../http/in-screen.ts';
import { ABOUT_SESSION } from '../session/session.ts';

const STEP = '/api/account/SecondStep';
const FACTOR = '/api/account/SecondFactor';
const PASSKEYS = '/api/account/Passkeys';

/** The second step once more, before a change of it. */
export type Proof = { Code: string } | { Passkey: SignedByPasskey };

/** Asked once for each sign-in: the answer says what this browser has to do. */
export const secondStepQuery = queryOptions({
  queryKey: ['second-step'],
  queryFn: ({ signal }) => getJson<SecondStepResponse>(STEP, signal, ABOUT_SESSION),
  staleTime: Infinity,
  gcTime: 0,
  retry: false,
});

/** Between the password and the session. */
export const finishSignIn = (Code: string): Promise<CurrentUserResponse> =>
  sendJson('POST', STEP, { Code }, ABOUT_SESSION);
export const beginAtSignIn = (): Promise<NewAuthenticator> => sendJson('POST', `${STEP}/SetUp`, {}, ABOUT_SESSION);
export const confirmAtSignIn = (Code: string): Promise<RecoveryCodes> =>
  sendJson('POST', `${STEP}/Confirm`, { Code }, ABOUT_SESSION);
export const askPasskeyAtSignIn = (): Promise<PasskeyChallenge> =>
  sendJson('POST', `${STEP}/Passkey/Challenge`, {}, ABOUT_SESSION);
export const finishWithPasskey = (signed: SignedByPasskey): Promise<CurrentUserResponse> =>
  sendJson('POST', `${STEP}/Passkey`, signed, ABOUT_SESSION);
export const beginPasskeyAtSignIn = (): Promise<NewPasskey> =>
  sendJson('POST', `${STEP}/Passkey/SetUp`, {}, ABOUT_SESSION);
export const confirmPasskeyAtSignIn = (added: AddedPasskey): Promise<RecoveryCodes> =>
  sendJson('POST', `${STEP}/Passkey/Confirm`, added, ABOUT_SESSION);

/** The signed-in user's own. */
export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: inScreen<SecondFactor>(FACTOR),
});
export const beginSetUp = (Password: string): Promise<NewAuthenticator> =>
  sendJson('POST', `${FACTOR}/SetUp`, { Password }, IN_SCREEN);
export const confirmSetUp = (Code: string): Promise<RecoveryCodes> =>
  sendJson('POST', `${FACTOR}/Confirm`, { Code }, IN_SCREEN);
export const renewRecoveryCodes = (proof: Proof): Promise<RecoveryCodes> =>
  sendJson('POST', `${FACTOR}/RecoveryCodes`, proof, IN_SCREEN);
export const removeApp = (proof: Proof): Promise<void> => sendJson('POST', `${FACTOR}/Remove`, proof, IN_SCREEN);
export const beginPasskey = (Password: string): Promise<NewPasskey> =>
  sendJson('POST', `${PASSKEYS}/SetUp`, { Password }, IN_SCREEN);
export const confirmPasskey = (added: AddedPasskey): Promise<RecoveryCodes> =>
  sendJson('POST', `${PASSKEYS}/Confirm`, added, IN_SCREEN);
export const askOwnPasskey = (): Promise<PasskeyChallenge> => sendJson('POST', `${PASSKEYS}/Challenge`, {}, IN_SCREEN);
export const removePasskey = (id: number, proof: Proof): Promise<void> =>
  sendJson('POST', `${PASSKEYS}/Remove/${id}`, proof, IN_SCREEN);
