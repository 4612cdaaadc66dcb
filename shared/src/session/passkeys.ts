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
