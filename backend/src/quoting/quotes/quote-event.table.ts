import type { QuoteStatus } from '#shared/quotes/quote-status';
import { User } from '../../platform/people/user.table.ts';
import { Quote } from './quote.table.ts';
import { id, instant, loose, refers, stored } from '../../platform/database/stored.ts';

/** A status change of a quote. Append-only. Design section 6. */
export class QuoteEvent extends stored('quote_events', {
  id: id(),
  quoteId: refers(() => Quote, 'CASCADE'),
  /** null = the quote was created. */
  fromStatus: loose<QuoteStatus>(24).orNull(),
  toStatus: loose<QuoteStatus>(24),
  /** null = the system. */
  userId: refers(() => User, 'RESTRICT').orNull(),
  /** UTC. */
  at: instant().index(),
  /** A short reason, without personal data: "census approved". */
  why: loose(200),
}) {}
