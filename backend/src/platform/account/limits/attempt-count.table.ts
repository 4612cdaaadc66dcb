import { instant, int, stored, text } from '../../database/stored.ts';

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
