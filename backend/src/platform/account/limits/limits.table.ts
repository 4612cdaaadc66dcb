import { instant, int, refers, stored, text } from '../../database/stored.ts';
import { User } from '../../people/user.table.ts';

/** Attempts under one limit inside the current window. */
export class AttemptCount extends stored('attempt_counts', {
  /** Digest of the limit's kind and subject. */
  keyDigest: text(64).key(),
  /** Started, result pending. */
  underWay: int(),
  failures: int(),
  /** UTC; the window of ATTEMPT_WINDOW_MS starts here. */
  windowStartedAt: instant(),
}) {}

/** An address from which a user has signed in with the correct password. */
export class KnownAddress extends stored('known_addresses', {
  /** HMAC of user and address with a key of this server, so that a copy of the table reveals no addresses. */
  digest: text(64).key(),
  userId: refers(() => User, 'CASCADE'),
  /** UTC; deleted KNOWN_ADDRESS_MS later. */
  lastUsedAt: instant().index(),
}) {}
