import { Injectable } from '@nestjs/common';
import type { NewMarketplaceQuote } from '#shared/individuals/individual-quote.record';
import { takeTurnOf } from '../../../platform/database/turns.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { MoveQuoteService } from '../../quotes/move-quote.service.ts';
import type { IndividualQuote } from '../../quotes/quotes.repository.ts';
import { type DecidedQuote, DecideQuoteService } from './decide-quote.service.ts';
import { OpenMarketplaceQuotes } from './open-marketplace-quotes.ts';
import { StoreDecidedQuoteService } from './store-decided-quote.service.ts';

const FETCHED_AGAIN = 'eligibility fetched again';

/** Quotes of what the marketplace decided. */
@Injectable()
export class MarketplaceQuotesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly decideQuote: DecideQuoteService,
    private readonly openQuotes: OpenMarketplaceQuotes,
    private readonly store: StoreDecidedQuoteService,
    private readonly moveQuote: MoveQuoteService,
  ) {}

  /**
   * Creates the quote of a consumer, or opens the user's own one again: with the new amounts, for plans to be chosen again, unless it waits
   * for the marketplace's answer. Two clicks are one quote. People who are no longer the same get a quote of their own.
   * @throws NOT_ALLOWED, NOT_FOUND, UPSTREAM_FAILED; WRONG_STATE without consent; RULE_BROKEN if no quote can be started, and by field
   */
  async start(user: SessionUser, request: NewMarketplaceQuote): Promise<IndividualQuote> {
    return this.open(user, request.QuoteType, await this.decideQuote.decide(user, request));
  }

  /** Same with what is decided already. @throws WRONG_STATE without consent */
  open(user: SessionUser, quoteType: NewMarketplaceQuote['QuoteType'], quote: DecidedQuote): Promise<IndividualQuote> {
    return this.transactions.run(async (tx) => {
      await takeTurnOf(tx, `marketplace quote of user ${user.id}`);
      const open = await this.openQuotes.find(tx, user, quote);
      if (open === null) {
        return this.store.insert(tx, user, { quoteType, ...quote });
      }
      const refreshed = await this.store.refresh(tx, user, open, quote);
      const isChosenAgain = refreshed.status !== 'Quoting' && refreshed.readOnlyReason === 0;
      return isChosenAgain
        ? this.moveQuote.move(tx, user, refreshed, { to: 'Quoting', why: FETCHED_AGAIN })
        : refreshed;
    });
  }
}
