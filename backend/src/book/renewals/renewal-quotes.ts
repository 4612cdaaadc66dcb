import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { Quotes, type IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';
import { RenewedContractsRepository } from '../../quoting/households/renewed-contracts.repository.ts';

/** The quotes that renew contracts already. */
@Injectable()
export class RenewalQuotes {
  constructor(
    private readonly renewed: RenewedContractsRepository,
    private readonly quotes: Quotes,
  ) {}

  async find(
    user: SessionUser,
    contractNumber: string,
    year: number,
    tx?: EntityManager,
  ): Promise<IndividualQuote | null> {
    const found = await this.renewed.mapInProgress(user, { contractNumbers: [contractNumber], year }, tx);
    const quote = found.get(contractNumber);
    if (!quote) {
      return null;
    }
    return tx
      ? this.quotes.of('household').lock(user, quote.quoteId, tx)
      : this.quotes.of('household').find(user, quote.quoteId);
  }
}
