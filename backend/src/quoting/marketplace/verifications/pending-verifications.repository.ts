import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { rowsOf } from '../../../platform/database/run-sql.ts';
import { type Sql, sql, table } from '../../../platform/database/sql.ts';
import { takeTurn } from '../../../platform/database/turns.ts';
import { MarketplaceQuote } from '../../marketplace-quotes/marketplace-quote.table.ts';
import { IndividualDetails } from '../../quotes/individual-details.table.ts';
import { Quote } from '../../quotes/quote.table.ts';
import type { IndividualQuote } from '../../quotes/quotes.repository.ts';
import { lockOf } from '../../quotes/quote-questions.repository.ts';

export type PendingVerification = Pick<MarketplaceQuote, 'quoteId' | 'consumerId' | 'visitReference'>;

const quote = table(Quote, 'quote');
const decision = table(MarketplaceQuote, 'decision');

/** Enrollments of every agent that the marketplace verifies. For the system only: no user calls this. */
@Injectable()
export class PendingVerificationsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The next after this quote, by its id. */
  list({ after, count }: { after: number; count: number }): Promise<PendingVerification[]> {
    return rowsOf(
      this.database.manager,
      sql`SELECT ${decision.quoteId}, ${decision.consumerId}, ${decision.visitReference} FROM ${quote}
        JOIN ${decision} ON ${decision.quoteId} = ${quote.id}
        WHERE ${PENDING} AND ${quote.id} > ${after} ORDER BY ${quote.id} LIMIT ${count}`,
    );
  }

  /** Locked until the transaction ends; null when it was settled since. */
  async findForUpdate(
    tx: EntityManager,
    quoteId: number,
  ): Promise<{ pending: IndividualQuote; decided: MarketplaceQuote } | null> {
    await takeTurn(tx, 'quote', quoteId);
    const found = await rowsOf(
      tx,
      sql`SELECT ${quote.id} FROM ${quote} WHERE ${PENDING} AND ${quote.id} = ${quoteId} ${lockOf(tx)}`,
    );
    if (found.length === 0) {
      return null;
    }
    const individual = await tx.findOneByOrFail(IndividualDetails, { quoteId });
    const pending = Object.assign(await tx.findOneByOrFail(Quote, { id: quoteId }), { individual }) as IndividualQuote;
    return { pending, decided: await tx.findOneByOrFail(MarketplaceQuote, { quoteId }) };
  }
}

const PENDING: Sql = sql`${quote.isDeleted} = 0 AND ${quote.status} = 'PendingSEVerification'`;
