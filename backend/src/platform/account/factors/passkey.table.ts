import { PASSKEY_NAME_MAX } from '#shared/session/passkey.record';
import { User } from '../../people/user.table.ts';
import { id, instant, int, refers, stored, text } from '../../database/stored.ts';

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
