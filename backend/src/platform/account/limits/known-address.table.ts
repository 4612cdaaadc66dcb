import { User } from '../../people/user.table.ts';
import { instant, refers, stored, text } from '../../database/stored.ts';

/** An address from which a user has signed in with the correct password. */
export class KnownAddress extends stored('known_addresses', {
  /** HMAC of user and address with a key of this server, so that a copy of the table reveals no addresses. */
  digest: text(64).key(),
  userId: refers(() => User, 'CASCADE'),
  /** UTC; deleted KNOWN_ADDRESS_MS later. */
  lastUsedAt: instant().index(),
}) {}
