import { User } from '../../people/user.table.ts';
import { id, instant, int, refers, sealed, stored } from '../../database/stored.ts';

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
