import type { EmailState, QuoteEmailKind } from '#shared/proposals/proposal-email';
import { Link } from '../../platform/links/link.table.ts';
import { User } from '../../platform/people/user.table.ts';
import { id, instant, refers, sealed, stored, text } from '../../platform/database/stored.ts';

/**
 * An e-mail to one address about a quote, with a link. The table keeps the name of the first kind, to which its encrypted values are bound.
 * Plain stored data.
 */
export class QuoteEmail extends stored(
  'proposal_emails',
  {
    id: id(),
    kind: text<QuoteEmailKind>(12).default('Proposal'),
    sentByUserId: refers(() => User, 'RESTRICT').orNull(),
    /** That it carries; null: it tells an agent of an answer. */
    linkId: refers(() => Link, 'CASCADE').orNull(),
    /** UTC. */
    createdAt: instant().orNull(),
    state: text<EmailState>(10),
    /** Why it was not sent, in a sentence without personal data; '' otherwise. */
    reason: text(200),
    /** UTC. When it was sent, or given up. */
    settledAt: instant().orNull(),
    /** JSON; null only until the new row has its id. */
    contentSealed: sealed(),
    /** The last part of the link's URL, which is stored nowhere else; erased once the e-mail was sent or given up. */
    tokenSealed: sealed(250),
  },
  { indexes: [['sentByUserId', 'createdAt']] },
) {}
