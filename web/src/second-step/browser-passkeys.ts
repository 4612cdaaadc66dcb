import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import {
  type AddedPasskey,
  CHALLENGE_MS,
  type NewPasskey,
  type PasskeyChallenge,
  type SignedByPasskey,
  TRANSPORTS,
} from '#shared/session/passkey.record';
import { ApiError, errorMessage } from '../http/api-error.ts';

export const NO_PASSKEYS_HERE =
  'This browser cannot use passkeys here. They need a current browser, and the address of this site in full.';
export const CANCELED = 'No passkey was used: the request was canceled, or took too long. You can try again.';
export const HERE_ALREADY =
  'This device keeps a passkey of your account already. Choose another device or security key.';
const WRONG_ADDRESS = 'Passkeys do not work at this address of the site.';
const DEVICE_CANNOT = 'This device could not use a passkey. You can try again, or use another device.';

/** Without it, the browser is too old, or the page did not come over HTTPS. */
export const canUsePasskeys = (): boolean => browserSupportsWebAuthn();

/** The browser asks its user to make a passkey. @throws what `passkeyProblem` explains */
export async function createPasskey(asked: NewPasskey, name: string): Promise<AddedPasskey> {
  const { id, response } = await startRegistration({
    optionsJSON: {
      rp: { id: asked.RelyingParty, name: 'Priority Quote' },
      user: { id: asked.UserHandle, name: asked.Username, displayName: asked.FullName },
      challenge: asked.Challenge,
      pubKeyCredParams: asked.Algorithms.map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: descriptors(asked),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      attestation: 'none',
      timeout: CHALLENGE_MS,
    },
  });
  const reached = response.transports ?? [];
  return {
    Name: name,
    Id: id,
    ClientData: response.clientDataJSON,
    Attestation: response.attestationObject,
    Transports: TRANSPORTS.filter((transport) => reached.includes(transport)),
  };
}

/** The browser asks its user for one of the account's passkeys. @throws what `passkeyProblem` explains */
export async function signWithPasskey(asked: PasskeyChallenge): Promise<SignedByPasskey> {
  const { id, response } = await startAuthentication({
    optionsJSON: {
      challenge: asked.Challenge,
      rpId: asked.RelyingParty,
      allowCredentials: descriptors(asked),
      userVerification: 'preferred',
      timeout: CHALLENGE_MS,
    },
  });
  const { clientDataJSON: ClientData, authenticatorData: AuthenticatorData, signature: Signature } = response;
  return { Id: id, ClientData, AuthenticatorData, Signature };
}

interface PasskeyProblem {
  message: string;
  /** Nothing is wrong: the user thought better of it. */
  isCalm: boolean;
}

/** Why there is no passkey, by the names that WebAuthn gives to its errors. */
export function passkeyProblem(error: Error): PasskeyProblem {
  if (error instanceof ApiError) {
    return { message: errorMessage(error), isCalm: false };
  }
  switch (error.name) {
    case 'NotAllowedError':
    case 'AbortError':
      return { message: CANCELED, isCalm: true };
    case 'InvalidStateError':
      return { message: HERE_ALREADY, isCalm: true };
    case 'SecurityError':
      return { message: WRONG_ADDRESS, isCalm: false };
    default:
      return { message: DEVICE_CANNOT, isCalm: false };
  }
}

const descriptors = ({ Known }: PasskeyChallenge) =>
  Known.map(({ Id: id, Transports: transports }) => ({ id, type: 'public-key' as const, transports }));
