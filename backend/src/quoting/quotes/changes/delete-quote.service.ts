import { Injectable } from '@nestjs/common';
import { deleteGroupQuoteProblem } from '#shared/quotes/delete-quote';
import { audienceOf } from '#shared/roles/permissions';
import { RulesService } from '../../../platform/business-rules/rules.service.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { type GroupQuote, QuotesRepository } from '../quotes.repository.ts';
import { QuoteRecords } from './quote-records.ts';

@Injectable()
export class DeleteQuoteService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: QuotesRepository,
    private readonly records: QuoteRecords,
    private readonly rules: RulesService,
  ) {}

  /** Hides the quote from everybody but internal staff, who can restore it. @throws NOT_ALLOWED, WRONG_STATE, STALE_VERSION */
  delete(user: SessionUser, quoteId: number, { Version: version }: { Version: number }): Promise<GroupQuote> {
    return this.transactions.run(async (tx) => {
      const stored = await this.quotes.findForUpdate(user, quoteId, tx);
      const { DisableForExternalAgentFlag: isBlocked } = await this.rules.inForce(stored.effectiveDate);
      const problem = deleteGroupQuoteProblem(stored, audienceOf(user.permissions), isBlocked);
      if (problem) {
        throw new AppError(user.isInternal ? 'NOT_ALLOWED' : 'WRONG_STATE', problem);
      }
      const quote = await this.quotes.save(tx, { ...stored, version }, { isDeleted: true });
      await this.records.changed(tx, user, { quoteId, action: 'delete-quote', fields: ['IsDeleted'] });
      return quote;
    });
  }
}
