import { Injectable } from '@nestjs/common';
import type { ManualStatusUpdateRequest } from '#shared/quotes/quote.record';
import { manualUpdateProblem } from '#shared/plans/manual-status-update';
import { audienceOf } from '#shared/roles/permissions';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { ClaimQuoteService } from '../../quoting/quotes/claim-quote.service.ts';
import { MoveQuoteService } from '../../quoting/quotes/move-quote.service.ts';
import { type GroupQuote, Quotes } from '../../quoting/quotes/quotes.repository.ts';

const BY_HAND = 'manual status update';

/** Internal staff record that a quote is handled outside this product. */
@Injectable()
export class UpdateStatusByHandService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly moveQuote: MoveQuoteService,
    private readonly claims: ClaimQuoteService,
  ) {}

  /** @throws WRONG_STATE for an approved, rejected or deleted quote, CONFIRMATION_NEEDED while a colleague works on it, STALE_VERSION */
  update(user: SessionUser, quoteId: number, request: ManualStatusUpdateRequest): Promise<GroupQuote> {
    return this.transactions.run(async (tx) => {
      const quote = await this.quotes.of('group').lock(user, quoteId, tx);
      const problem = manualUpdateProblem(quote, audienceOf(user.permissions));
      if (problem) {
        throw new AppError('WRONG_STATE', problem);
      }
      const claim = await this.claims.claim(tx, user, { quoteId, takeOverFrom: request.TakeOverFrom });
      const why = request.Why ?? BY_HAND;
      const held = { ...quote, version: request.Version };
      const updated = await this.moveQuote.move(tx, user, held, { to: 'Rejected', why });
      await this.claims.record(tx, user, claim);
      return updated;
    });
  }
}
