import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { NewMarketplaceQuote } from '#shared/individuals/individual-quote.record';
import { takeTurnOf } from '../../../platform/database/turns.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { CensusRepository } from '../../group-census/census.repository.ts';
import { canEdit } from '../../households/individual-editing.ts';
import { MarketplaceQuotesRepository } from '../../marketplace-quotes/marketplace-quotes.repository.ts';
import { EitherQuotesRepository } from '../../quotes/either-quotes.repository.ts';
import type { IndividualQuote } from '../../quotes/quotes.repository.ts';
import { isSameHousehold } from './decided-columns.ts';
import { type DecidedQuote, DecideQuoteService } from './decide-quote.service.ts';
import { StoreDecidedQuoteService } from './store-decided-quote.service.ts';

/** Quotes of what the marketplace decided. */
@Injectable()
export class MarketplaceQuotesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly decideQuote: DecideQuoteService,
    private readonly decided: MarketplaceQuotesRepository,
    private readonly either: EitherQuotesRepository,
    private readonly census: CensusRepository,
    private readonly store: StoreDecidedQuoteService,
  ) {}

  /**
   * Creates the quote of a consumer, or opens the user's own one again: with the new amounts while it can be edited. Two clicks are one
   * quote. People who are no longer the same get a quote of their own.
   * @throws NOT_ALLOWED, NOT_FOUND, UPSTREAM_FAILED; RULE_BROKEN if no quote can be started, and by field
   */
  async start(user: SessionUser, request: NewMarketplaceQuote): Promise<IndividualQuote> {
    const quote = await this.decideQuote.decide(user, request);
    return this.transactions.run(async (tx) => {
      await takeTurnOf(tx, `marketplace quote of user ${user.id}`);
      const open = await this.findOpen(tx, user, quote);
      if (open === null) {
        return this.store.insert(tx, user, { quoteType: request.QuoteType, ...quote });
      }
      return canEdit(open) ? this.store.refresh(tx, user, open, quote) : open;
    });
  }

  private async findOpen(
    tx: EntityManager,
    user: SessionUser,
    { eligibility, place }: DecidedQuote,
  ): Promise<IndividualQuote | null> {
    const id = await this.decided.findOpenId(tx, user, eligibility.ConsumerId);
    if (id === null) {
      return null;
    }
    const quote = await this.either.findIndividualForUpdate(user, id, tx);
    const members = await this.census.listOf(quote, tx);
    const applicants = await this.decided.listApplicants(tx, quote);
    const isSame =
      quote.individual.countyFips === place.countyFips && isSameHousehold(members, applicants, eligibility.Applicants);
    return isSame ? quote : null;
  }
}
