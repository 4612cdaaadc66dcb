import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { isSqlite } from '../../platform/database/is-sqlite.ts';
import { takeTurn } from '../../platform/database/turns.ts';
import { MarketplaceQuote } from '../../quoting/marketplace-quotes/marketplace-quote.table.ts';
import { IndividualDetails } from '../../quoting/quotes/individual-details.table.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';
import type { IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';

/** Quotes of submitted applications. For the system only: no user calls this. */
@Injectable()
export class SubmittedQuotesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Locked until the transaction ends, before its application as a submission does. */
  async findForUpdate(tx: EntityManager, { quoteId: id }: { quoteId: number }): Promise<IndividualQuote> {
    await takeTurn(tx, 'quote', id);
    const lock = isSqlite(tx) ? {} : { lock: { mode: 'pessimistic_write' as const } };
    const quote = await tx.findOneOrFail(Quote, { where: { id }, ...lock });
    const individual = await tx.findOneByOrFail(IndividualDetails, { quoteId: id });
    return Object.assign(quote, { individual }) as IndividualQuote;
  }

  /** What the marketplace decided about the household. */
  findDecision({ quoteId }: { quoteId: number }): Promise<MarketplaceQuote> {
    return this.database.manager.findOneByOrFail(MarketplaceQuote, { quoteId });
  }

  /** What the marketplace answered to the enrollment. */
  async saveEnrollment(
    tx: EntityManager,
    { id: quoteId }: Pick<IndividualQuote, 'id'>,
    enrolled: Pick<MarketplaceQuote, 'policyId' | 'verificationPending' | 'verificationDueDate'>,
  ): Promise<void> {
    await tx.update(MarketplaceQuote, { quoteId }, enrolled);
  }
}
