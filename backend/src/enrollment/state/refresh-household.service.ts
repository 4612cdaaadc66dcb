import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RETRIED } from '#shared/individual-enrollment/editing';
import { areAllPanelsCompleted } from '#shared/individual-enrollment/panels';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { ALL_PARTS_COMPLETE } from '#shared/timeline/timeline-words';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { MoveQuoteService } from '../../quoting/quotes/move-quote.service.ts';
import { type IndividualQuote, Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { type EnteredHousehold, HouseholdPanels } from '../parts/individual/household-panels.ts';

export interface RefreshedHousehold {
  quote: IndividualQuote;
  entered: EnteredHousehold;
}

const MOVING: readonly QuoteStatus[] = ['Enrolling', 'SignatureRequired'];

/**
 * Keeps the status of a household's enrollment current: SignatureRequired when all panels are complete, otherwise Enrolling. Every change
 * of a panel calls it in its transaction. Source: individuals, section 2, "Individual transitions".
 */
@Injectable()
export class RefreshHouseholdService {
  constructor(
    private readonly panels: HouseholdPanels,
    private readonly moveQuote: MoveQuoteService,
    private readonly quotes: Quotes,
  ) {}

  /** @param user who made the change: correcting a failed or pended enrollment is the retry */
  async refresh(tx: EntityManager, user: SessionUser, found: IndividualQuote): Promise<RefreshedHousehold> {
    const entered = await this.panels.read(found, tx);
    const quote = RETRIED.includes(found.status) ? await this.retry(tx, user, found) : found;
    const isComplete = areAllPanelsCompleted(entered.panels);
    const to = isComplete ? 'SignatureRequired' : 'Enrolling';
    if (!MOVING.includes(quote.status) || quote.status === to) {
      return { quote, entered };
    }
    const why = isComplete ? ALL_PARTS_COMPLETE : 'something is missing';
    return { quote: await this.moveQuote.move(tx, null, quote, { to, why }), entered };
  }

  /** The signature's lock goes with the failure. */
  private async retry(tx: EntityManager, user: SessionUser, quote: IndividualQuote): Promise<IndividualQuote> {
    const open = quote.readOnlyReason > 0 ? await this.quotes.save(tx, quote, { readOnlyReason: 0 }) : quote;
    return this.moveQuote.move(tx, user, open, { to: 'Enrolling', why: 'enrollment corrected' });
  }
}
