import type { EmailState } from '#shared/proposals/proposal-email';
import { ShareLink } from './share-link.table.ts';
import { id, instant, refers, sealed, stored, text } from '../../platform/database/stored.ts';

/** An e-mail to one address, with a link of its own. Plain stored data. */
export class ProposalEmail extends stored('proposal_emails', {
  id: id(),
  shareLinkId: refers(() => ShareLink, 'CASCADE').unique(),
  state: text<EmailState>(10),
  /** Why it was not sent, in a sentence without personal data; '' otherwise. */
  reason: text(200),
  /** UTC. When it was sent, or given up. */
  settledAt: instant().orNull(),
  /** JSON; null only until the new row has its id. */
  contentSealed: sealed(),
  /** The last part of the link's URL, which is stored nowhere else; erased once the e-mail was sent or given up. */
  tokenSealed: sealed(250),
}) {}
