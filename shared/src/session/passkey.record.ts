import { record, type Wire } from '#shared/records/field';
import { code, described, listOf, nested, optional, text, whole } from '#shared/records/kinds';
import { SECOND_STEP_CODE } from '#shared/session/second-step.record';

/** A passkey (WebAuthn): a key pair whose private half stays on the person's device, or with the keeper of their passwords. */
export const MOST_PASSKEYS = 5;
export const PASSKEY_NAME_MAX = 60;

/** From the question to the answer of the browser. */
export const CHALLENGE_MS = 5 * 60_000;

/** How browsers reach an authenticator: they are told again when they ask for it. */
export const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
export type Transport = (typeof TRANSPORTS)[number];

export const CHALLENGE_OVER = 'This took too long, or was answered already. Please try again.';
export const WRONG_PASSKEY = 'This passkey could not be accepted. Try again, or use another way.';
export const NOT_ADDED = 'The passkey could not be added. Please try again.';
export const ADDED_ALREADY = 'This passkey was added already.';
export const ENOUGH_PASSKEYS = `You have ${MOST_PASSKEYS} passkeys, which is the most. Remove one to add another.`;
export const PASSKEY_GONE = 'This passkey does not exist any more.';

/** Bytes as the browser answers them: base64url without padding. */
const bytes = (label: string, max: number) =>
  text(label, {
    max,
    asTyped: true,
    problem: (value) => (/^[\w-]+$/.test(value) ? null : `${label} is not valid.`),
    about: 'Bytes in base64url.',
  });

/** 1,023 bytes, the most that WebAuthn allows. */
const credentialId = () => bytes('Id', 1_364);
const transports = () => listOf('Transports', code('Transport', TRANSPORTS), { most: TRANSPORTS.length });
const KNOWN_PASSKEY = record({ Id: credentialId(), Transports: transports() });

const ASKED = {
  Challenge: described(text('Challenge'), 'Counts once, for five minutes, in this session.'),
  RelyingParty: described(text('Relying party'), 'The host name for which passkeys are made.', 'quote.example.com'),
  Known: described(listOf('Passkeys', nested('Passkey', KNOWN_PASSKEY)), 'Those that the account has already.'),
};

/** What the browser signs with a passkey that the account has. */
export const PASSKEY_CHALLENGE = record('PasskeyChallengeAnswer', ASKED);

/** What the browser makes a new passkey for. */
export const NEW_PASSKEY = record('NewPasskeyAnswer', {
  ...ASKED,
  UserHandle: described(text('User handle'), 'Base64url; says nothing about the person.'),
  Username: text('User name', { example: 'ada.byron' }),
  FullName: text('Full name', { example: 'Ada Byron' }),
  Algorithms: described(listOf('Algorithms', whole('Algorithm', { example: -7 })), 'COSE, the preferred one first.'),
  SuggestedName: text('Suggested name', { example: 'Chrome on Windows' }),
});

/** The new passkey, as the browser answers `navigator.credentials.create`. */
export const ADDED_PASSKEY = record('AddedPasskeyBody', {
  Name: text('Name', { max: PASSKEY_NAME_MAX, example: 'Work laptop' }),
  Id: credentialId(),
  ClientData: bytes('Client data', 4_096),
  Attestation: bytes('Attestation', 16_384),
  Transports: transports(),
});

/** What a passkey signed, as the browser answers `navigator.credentials.get`. */
export const SIGNED_BY_PASSKEY = record('SignedByPasskeyBody', {
  Id: credentialId(),
  ClientData: bytes('Client data', 4_096),
  AuthenticatorData: bytes('Authenticator data', 4_096),
  Signature: bytes('Signature', 4_096),
});

/** The second step once more, before a change of it: a code, or what a passkey signed. */
export const SECOND_STEP_PROOF = record('SecondStepProofBody', {
  Code: optional(SECOND_STEP_CODE.Code),
  Passkey: optional(nested('Passkey', SIGNED_BY_PASSKEY)),
});

export type PasskeyChallenge = Wire<typeof PASSKEY_CHALLENGE>;
export type NewPasskey = Wire<typeof NEW_PASSKEY>;
export type AddedPasskey = Wire<typeof ADDED_PASSKEY>;
export type SignedByPasskey = Wire<typeof SIGNED_BY_PASSKEY>;
export type SecondStepProof = Wire<typeof SECOND_STEP_PROOF>;
