import { PASSKEY_NAME_MAX } from '#shared/session/passkey.record';
import { id, instant, int, refers, sealed, stored, text } from '../../database/stored.ts';
import { User } from '../../people/user.table.ts';
import { Session } from '../session.table.ts';

/** The app that makes a user's codes. Plain stored data. */
export class Authenticator extends stored('authenticators', {
  id: id(),
  userId: refers(() => User, 'CASCADE').unique(),
  /** Base32; null only until the new row has its id. */
  secretSealed: sealed(160),
  /** UTC; null while it is being set up: it is not asked for yet. */
  confirmedAt: instant().orNull(),
  /** The number of the 30 seconds whose code was used last: neither that code nor an older one is accepted again. */
  lastStep: int().default(0),
}) {}

/** A key of a user, of which this server has the public half only. Plain stored data. */
export class Passkey extends stored('passkeys', {
  id: id(),
  userId: refers(() => User, 'CASCADE'),
  /** The user's own word for it. */
  name: text(PASSKEY_NAME_MAX),
  /** SHA-256 of the id, which is too long for an index. */
  credentialDigest: text(64).unique(),
  /** Base64url. */
  credentialId: text(1364),
  /** COSE, in base64url. */
  publicKey: text(1024),
  /** How often the authenticator signed, where it counts; a copy of it would be found out by a number that is not higher. */
  counter: int(),
  /** With commas between: "hybrid,internal". */
  transports: text(80),
  /** UTC. */
  addedAt: instant(),
  /** UTC. */
  lastUsedAt: instant().orNull(),
}) {}

/** For users without their phone. Using it deletes it. Plain stored data. */
export class RecoveryCode extends stored(
  'recovery_codes',
  {
    id: id(),
    userId: refers(() => User, 'CASCADE'),
    /** SHA-256 of 80 random bits: a copy of the table signs nobody in. */
    digest: text(64),
  },
  { uniques: [['userId', 'digest']] },
) {}

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
