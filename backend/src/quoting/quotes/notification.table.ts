import { User } from '../../platform/people/user.table.ts';
import { Quote } from './quote.table.ts';
import { id, instant, loose, refers, stored } from '../../platform/database/stored.ts';

/** A message about a quote for everyone who works on it. Append-only. */
export class QuoteNotification extends stored('notifications', {
  id: id(),
  quoteId: refers(() => Quote, 'CASCADE'),
  /** Plain text; lines end with a line feed. */
  text: loose(1000),
  byUserId: refers(() => User, 'RESTRICT'),
  /** UTC. */
  at: instant(),
}) {}
