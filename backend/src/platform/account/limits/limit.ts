import { createHash } from 'node:crypto';

/** Failures are counted for so long from the first attempt on; then the count starts again. */
export const ATTEMPT_WINDOW_MS = 15 * 60_000;

interface Rule {
  /** Failures in a window, with attempts under way: no more are begun. */
  most: number;
  /** A success clears the failures. */
  isForgiving: boolean;
}

/**
 * What is limited. An account has 5 wrong passwords; from an address that it was used from before it has 5 of its own, so that
 * strangers cannot lock its user out. An address has 60: people of an office of 300 who sit behind one address and sign in at nine
 * may mistype every fifth password, and somebody who tries one password on many names is stopped after 60 names. A success does
 * not clear an address's failures: one account of one's own would be enough to go on.
 */
export const LIMITS = {
  account: { most: 5, isForgiving: true },
  'account-from-known-address': { most: 5, isForgiving: true },
  'unknown-name': { most: 5, isForgiving: true },
  address: { most: 60, isForgiving: false },
  'password-link': { most: 5, isForgiving: true },
} as const satisfies Record<string, Rule>;

export interface Limit {
  kind: keyof typeof LIMITS;
  /** Whom or what it is for: an id, a name, an address. */
  of: string;
}

/** What a limit is stored under. The kind comes first and cannot be spelled by a name: no two kinds share a key. */
export const keyDigest = ({ kind, of }: Limit): string => createHash('sha256').update(`${kind}\0${of}`).digest('hex');
