import { Injectable } from '@nestjs/common';
import { deleteIndividualQuoteProblem } from '#shared/individuals/individual-status';
import { deleteGroupQuoteProblem, restoreQuoteProblem } from '#shared/quotes/delete-quote';
import { enrollmentConflict, isTakingPeriod } from '#shared/quotes/one-sale';
import { audienceOf } from '#shared/roles/permissions';
import { RulesService } from '../../../platform/business-rules/rules.service.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { Quotes, type AnyQuote } from '../quotes.repository.ts';
import { QuoteRecords } from './quote-records.ts';

/** Deletes quotes, and restores them. */
@Injectable()
export class DeleteQuoteService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly records: QuoteRecords,
    private readonly rules: RulesService,
  ) {}

  /** Hides the quote from everyone except internal staff, who can restore it. @throws NOT_ALLOWED, WRONG_STATE, STALE_VERSION */
  delete(user: SessionUser, quoteId: number, { Version: version }: { Version: number }): Promise<AnyQuote> {
    return this.transactions.run(async (tx) => {
      const stored = await this.quotes.lock(user, quoteId, tx);
      const problem = await this.deleteProblem(user, stored);
      if (problem) {
        throw new AppError(user.isInternal ? 'NOT_ALLOWED' : 'WRONG_STATE', problem);
      }
      const quote = await this.quotes.save(tx, { ...stored, version }, { isDeleted: true });
      await this.records.changed(tx, user, { quoteId, action: 'delete-quote', fields: ['IsDeleted'] });
      return quote;
    });
  }

  /** @throws WRONG_STATE when it is not deleted, RULE_BROKEN when another quote has its period, STALE_VERSION */
  restore(user: SessionUser, quoteId: number, { Version: version }: { Version: number }): Promise<AnyQuote> {
    return this.transactions.run(async (tx) => {
      const stored = await this.quotes.lock(user, quoteId, tx);
      const problem = restoreQuoteProblem(stored, audienceOf(user.permissions));
      if (problem) {
        throw new AppError('WRONG_STATE', problem);
      }
      const conflict =
        stored.groupId !== null && isTakingPeriod(stored.status)
          ? enrollmentConflict(stored, await this.quotes.lockSiblings(tx, stored), 'internal')
          : null;
      if (conflict) {
        throw new AppError('RULE_BROKEN', conflict);
      }
      const quote = await this.quotes.save(tx, { ...stored, version }, { isDeleted: false });
      await this.records.changed(tx, user, { quoteId, action: 'restore-quote', fields: ['IsDeleted'] });
      return quote;
    });
  }

  private async deleteProblem(user: SessionUser, quote: AnyQuote): Promise<string | null> {
    const audience = audienceOf(user.permissions);
    if (quote.groupId === null) {
      return deleteIndividualQuoteProblem(quote, audience);
    }
    const { DisableForExternalAgentFlag: isBlocked } = await this.rules.inForce(quote.effectiveDate);
    return deleteGroupQuoteProblem(quote, audience, isBlocked);
  }
}
