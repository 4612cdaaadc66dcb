import { User } from '../../platform/people/user.table.ts';
import { Proposal } from './proposal.table.ts';
import { QuoteEmail } from './quote-email.table.ts';
import { id, instant, refers, stored, text } from '../../platform/database/stored.ts';

/** A link with which someone without an account can read one proposal, until it expires or is revoked. */
export class ShareLink extends stored('share_links', {
  id: id(),
  proposalId: refers(() => Proposal, 'CASCADE'),
  /** SHA-256 of the random part of the URL, hex. The URL itself is never stored. */
  tokenDigest: text(64).unique(),
  createdByUserId: refers(() => User, 'RESTRICT'),
  /** That carries it; null for a link that the agent copied. */
  emailId: refers(() => QuoteEmail, 'SET NULL')
    .orNull()
    .unique(),
  /** UTC. */
  createdAt: instant(),
  /** UTC. The link is invalid from this second on. */
  expiresAt: instant(),
  /** UTC. */
  revokedAt: instant().orNull(),
  revokedByUserId: refers(() => User, 'RESTRICT').orNull(),
}) {}
