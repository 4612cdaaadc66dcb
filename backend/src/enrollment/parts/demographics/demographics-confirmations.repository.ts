import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { GroupQuote } from '../../../quoting/quotes/quotes.repository.ts';
import { DemographicsConfirmationRow } from './demographics-confirmation.table.ts';

/** All queries on confirmations. Each takes a quote that Quotes found for the user. */
@Injectable()
export class DemographicsConfirmationsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** With the user who confirmed. */
  find(quote: GroupQuote, tx: EntityManager = this.database.manager): Promise<DemographicsConfirmationRow | null> {
    return tx.findOne(DemographicsConfirmationRow, {
      where: { quoteId: quote.id },
      relations: { confirmedBy: true },
    });
  }

  async put(
    tx: EntityManager,
    quote: GroupQuote,
    by: Pick<DemographicsConfirmationRow, 'confirmedByUserId' | 'confirmedAt'>,
  ): Promise<void> {
    await this.clear(tx, quote);
    await tx.insert(DemographicsConfirmationRow, { quoteId: quote.id, ...by });
  }

  async clear(tx: EntityManager, quote: GroupQuote): Promise<void> {
    await tx.delete(DemographicsConfirmationRow, { quoteId: quote.id });
  }
}
