import type { FastifyRequest } from 'fastify';
import type { AddedPasskey, PasskeyChallenge, SignedByPasskey, Transport } from '#shared/session/passkey.record';
import { deviceOf } from '../../http/client-device.ts';
import type { PasskeySite } from '../../http/own-site.ts';
import { sessionDigest } from '../session-store.ts';
import type { Passkey } from './factors.table.ts';

/** COSE: EdDSA, ES256, RS256. */
export const ALGORITHMS = [-8, -7, -257];
/** What the column holds. */
const HIGHEST_COUNTER = 2 ** 31 - 1;
const LONGEST_KEY = 1_024;

interface Asked {
  challenge: string;
  site: PasskeySite;
}

/** Of a passkey that was made for this site and this question; null for any other. */
export async function checkedKey(
  { Id: id, ClientData: clientDataJSON, Attestation: attestationObject }: AddedPasskey,
  { challenge, site }: Asked,
): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'counter'> | null> {
  // Only adding and using a passkey need them.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  try {
    const attestation = decodeAttestationObject(Buffer.from(attestationObject, 'base64url'));
    // We ask for no attestation; the library would look up on the network whether a certificate was revoked.
    if (attestation.get('attStmt').get('x5c') !== undefined || !['none', 'packed'].includes(attestation.get('fmt'))) {
      return null;
    }
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: KEY,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origins,
      expectedRPID: site.relyingParty,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    const made = registrationInfo?.credential;
    const publicKey = Buffer.from(made?.publicKey ?? []).toString('base64url');
    const isUsable = made?.id === id && publicKey.length <= LONGEST_KEY && made.counter <= HIGHEST_COUNTER;
    return isUsable ? { credentialId: id, publicKey, counter: made.counter } : null;
  } catch {
    return null;
  }
}

/** How often the passkey has signed, if it signed this question on this site now; null otherwise, or if it may be a copy. */
export async function checkedCounter(
  { credentialId: id, publicKey, counter, transports }: Passkey,
  { ClientData: clientDataJSON, AuthenticatorData: authenticatorData, Signature: signature }: SignedByPasskey,
  { challenge, site }: Asked,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const response = { clientDataJSON, authenticatorData, signature };
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: KEY, response, clientExtensionResults: {} },
      credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter, transports: transportsOf(transports) },
      expectedChallenge: challenge,
      expectedOrigin: site.origins,
      expectedRPID: site.relyingParty,
      requireUserVerification: false,
    });
    return verified && authenticationInfo.newCounter <= HIGHEST_COUNTER ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

const KEY = 'public-key';

export const transportsOf = (stored: string): Transport[] => stored.split(',').filter(Boolean) as Transport[];

/** The browser that makes or uses a passkey. */
export interface Ceremony {
  /** Digest of its session's id. */
  sessionId: string;
  ip: string;
  site: PasskeySite;
  /** "Chrome on Windows". */
  device: string;
}

export const ceremonyOf = (request: FastifyRequest): Ceremony => ({
  sessionId: sessionDigest(request.session.sessionId),
  ip: request.ip,
  site: request.server.ownSite.forPasskeys(request),
  device: deviceOf(request.headers['user-agent']),
});

/** As browsers need them to find their authenticators. */
export const knownPasskeys = (passkeys: readonly Passkey[]): PasskeyChallenge['Known'] =>
  passkeys.map(({ credentialId: Id, transports }) => ({ Id, Transports: transportsOf(transports) }));
