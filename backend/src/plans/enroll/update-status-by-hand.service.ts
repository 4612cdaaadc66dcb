import { Injectable } from '@nestjs/common';
import type { ManualStatusUpdateRequest } from '#shared/contract/group-enrollment';
import { manualUpdateProblem } from '#shared/plans/manual-status-update';
import { audienceOf } from '#shared/roles/permissions';
import { Transactions } from '../../database/transactions.ts';
import { AppError } from '../../errors.ts';
import type { SessionUser } from '../../http/current-user.ts';
import { MoveQuoteService } from '../../quotes/move-quote.service.ts';
import { type GroupQuote, QuotesRepository } from '../../quotes/quotes.repository.ts';

const BY_HAND = 'manual status update';

/** Internal staff note that a quote is dealt with outside of this product. */
@Injectable()
export class UpdateStatusByHandService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: QuotesRepository,
    private readonly moveQuote: MoveQuoteService,
  ) {}

  /** @throws WRONG_STATE for an approved, rejected or deleted quote, STALE_VERSION */
  update(user: SessionUser, quoteId: number, request: ManualStatusUpdateRequest): Promise<GroupQuote> {
    return this.transactions.run(async (tx) => {
      const quote = await this.quotes.findForUpdate(user, quoteId, tx);
      const problem = manualUpdateProblem(quote, audienceOf(user.permissions));
      if (problem) {
        throw new AppError('WRONG_STATE', problem);
      }
      const why = request.Why?.trim() || BY_HAND;
      return this.moveQuote.move(tx, user, { ...quote, version: request.Version }, { to: 'Rejected', why });
    });
  }
}
