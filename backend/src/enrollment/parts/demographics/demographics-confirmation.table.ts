import { User } from '../../../platform/people/user.table.ts';
import { Quote } from '../../../quoting/quotes/quote.table.ts';
import { id, instant, refers, stored } from '../../../platform/database/stored.ts';

/** The agent has reviewed the current demographics of a renewal; deleted by the next change. Plain stored data. */
export class DemographicsConfirmationRow extends stored('demographics_confirmations', {
  id: id(),
  quoteId: refers(() => Quote, 'CASCADE').unique(),
  confirmedByUserId: refers(() => User, 'RESTRICT'),
  /** UTC. */
  confirmedAt: instant(),
}) {}
