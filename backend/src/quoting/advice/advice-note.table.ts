import { User } from '../../platform/people/user.table.ts';
import { Quote } from '../quotes/quote.table.ts';
import { id, instant, refers, sealed, stored, version } from '../../platform/database/stored.ts';

/** What the agent of a quote has noted for its advice records. Changes until it is frozen in one. */
export class AdviceNote extends stored('advice_notes', {
  id: id(),
  quoteId: refers(() => Quote, 'CASCADE').unique(),
  /** AdviceNotes as JSON: what clients say of their health and money. */
  contentSealed: sealed(),
  /** UTC. */
  notedAt: instant(),
  notedByUserId: refers(() => User, 'RESTRICT'),
  version: version(),
}) {}
