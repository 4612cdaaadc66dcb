import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { CensusRepository } from '../../group-census/census.repository.ts';
import { MarketplaceQuotesRepository } from '../../marketplace-quotes/marketplace-quotes.repository.ts';
import { Quotes, type IndividualQuote } from '../../quotes/quotes.repository.ts';
import { isSameHousehold } from './decided-columns.ts';
import type { DecidedQuote } from './decide-quote.service.ts';

/** The quote that this user has not submitted yet for a consumer. */
@Injectable()
export class OpenMarketplaceQuotes {
  constructor(
    private readonly decided: MarketplaceQuotesRepository,
    private readonly quotes: Quotes,
    private readonly census: CensusRepository,
  ) {}

  /** null if there is none, and for people or a county that are no longer the same. */
  async find(
    tx: EntityManager,
    user: SessionUser,
    { eligibility, place }: DecidedQuote,
  ): Promise<IndividualQuote | null> {
    const id = await this.decided.findOpenId(user, eligibility.ConsumerId);
    if (id === null) {
      return null;
    }
    const quote = await this.quotes.of('household').lock(user, id, tx);
    const members = await this.census.listOf(quote, tx);
    const applicants = await this.decided.listApplicants(tx, quote);
    const isSame =
      quote.individual.countyFips === place.countyFips && isSameHousehold(members, applicants, eligibility.Applicants);
    return isSame ? quote : null;
  }
}
