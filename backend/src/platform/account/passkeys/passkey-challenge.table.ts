import { Session } from '../session.table.ts';
import { instant, stored, text } from '../../database/stored.ts';

/** What a browser was asked to sign with a passkey: one question per session, which ends with it. Answering deletes it. */
export class PasskeyChallenge extends stored('passkey_challenges', {
  sessionId: text(64)
    .refers(() => Session, 'CASCADE')
    .key(),
  /** 32 random bytes in base64url. */
  challenge: text(43),
  /** UTC; it counts for CHALLENGE_MS. */
  askedAt: instant(),
}) {}
