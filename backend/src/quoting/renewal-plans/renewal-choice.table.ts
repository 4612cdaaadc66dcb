import { User } from '../../platform/people/user.table.ts';
import { Quote } from '../quotes/quote.table.ts';
import { instant, refers, stored } from '../../platform/database/stored.ts';

/** The group of this quote renews its current plans; without a row it selects plans. Plain stored data. */
export class RenewalChoice extends stored('renewal_choices', {
  quoteId: refers(() => Quote, 'CASCADE').key(),
  chosenByUserId: refers(() => User, 'RESTRICT'),
  /** UTC. */
  chosenAt: instant(),
}) {}
