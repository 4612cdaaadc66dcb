import { instant, refers, stored, text } from '../../platform/database/stored.ts';
import { User } from '../../platform/people/user.table.ts';

/** The one link with which a user can set a password. Using it deletes it; a new one replaces it. Plain stored data. */
export class PasswordLink extends stored('password_links', {
  /** SHA-256 of the token, so that a copy of the table cannot be used to set a password. */
  tokenDigest: text(64).key(),
  userId: refers(() => User, 'CASCADE').unique(),
  /** UTC. */
  expiresAt: instant(),
}) {}
