import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AssignmentRequest } from '#shared/sales/assignment.record';
import { Transactions } from '../../../platform/database/transactions.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { ClaimQuoteService } from '../../../quoting/quotes/claim-quote.service.ts';
import { Quote } from '../../../quoting/quotes/quote.entity.ts';
import { QuotesRepository } from '../../../quoting/quotes/quotes.repository.ts';

/** With who works on it. */
export const findAssigned = (tx: EntityManager, id: number): Promise<Quote> =>
  tx.findOneOrFail(Quote, { where: { id }, relations: { assignedTo: true } });

/** A member of the staff takes a quote from the queue, or takes it over from a colleague. */
@Injectable()
export class AssignQuoteService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: QuotesRepository,
    private readonly claims: ClaimQuoteService,
  ) {}

  /**
   * Claiming one's own quote again changes nothing.
   * @throws NOT_FOUND, CONFIRMATION_NEEDED that says who has it and since when
   */
  assign(user: SessionUser, { Id: quoteId, TakeOverFrom: takeOverFrom }: AssignmentRequest): Promise<Quote> {
    return this.transactions.run(async (tx) => {
      await this.quotes.findVisible(user, quoteId, tx);
      const claim = await this.claims.claim(tx, user, { quoteId, takeOverFrom: takeOverFrom ?? undefined });
      await this.claims.record(tx, user, quoteId, claim);
      return findAssigned(tx, quoteId);
    });
  }
}
