import { instant, loose, refers, stored, text } from '../database/stored.ts';
import { User } from '../people/user.table.ts';

/** One browser's session. The id is a digest of the cookie's, so a copy of the table opens no session. */
export class Session extends stored('sessions', {
  id: text(64).key(),
  userId: refers(() => User, 'CASCADE').orNull(),
  /** JSON from @fastify/session. */
  payload: loose(),
  /** Address of the sign-in, in the form of the audit trail. */
  address: loose(64).default(''),
  /** "Chrome on Windows". */
  device: loose(40).default(''),
  /** UTC; the absolute limit counts from here. */
  createdAt: instant(),
  /** UTC; the idle limit counts from here. */
  lastSeenAt: instant().index(),
}) {}
