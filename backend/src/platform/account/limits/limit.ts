import { createHash } from 'node:crypto';

/** Length of the window, starting at the first attempt; then the count restarts. */
export const ATTEMPT_WINDOW_MS = 15 * 60_000;

interface Rule {
  /** Maximum of failures in a window plus attempts in progress. */
  most: number;
  /** A success clears the failures. */
  isForgiving: boolean;
}

/**
 * The limits. An account allows 5 wrong passwords; an address that the account was used from before has 5 of its own, so that strangers
 * cannot lock the user out. An address allows 60: if 300 people in an office share one address and sign in at nine, every fifth may
 * mistype, while someone who tries one password on many names is stopped after 60 names. A success does not clear an address's failures;
 * otherwise an attacker could reset them with one account of their own.
 * Codes of the second step are counted as passwords are, but apart from them: a correct password must not clear wrong codes.
 */
export const LIMITS = {
  account: { most: 5, isForgiving: true },
  'account-from-known-address': { most: 5, isForgiving: true },
  'second-step': { most: 5, isForgiving: true },
  'second-step-from-known-address': { most: 5, isForgiving: true },
  'unknown-name': { most: 5, isForgiving: true },
  address: { most: 60, isForgiving: false },
  'password-link': { most: 5, isForgiving: true },
} as const satisfies Record<string, Rule>;

export interface Limit {
  kind: keyof typeof LIMITS;
  /** The subject of the limit: an id, a name, an address. */
  of: string;
}

/** Storage key of a limit. The kind comes first and no name can imitate it, so no two kinds share a key. */
export const keyDigest = ({ kind, of }: Limit): string => createHash('sha256').update(`${kind}\0${of}`).digest('hex');
