import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ResubmitPassiveRenewalResponse } from '#shared/renewals/upcoming-renewal.record';
import { Transactions } from '../../../platform/database/transactions.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { Quotes } from '../../../quoting/quotes/quotes.repository.ts';
import { RenewQuoteService } from '../renewing/renew-quote.service.ts';

/** Retries a failed passive renewal with current data. */
@Injectable()
export class ResubmitPassiveRenewalService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly renewQuote: RenewQuoteService,
  ) {}

  /** A repeated failure is a result, not an error: the reason is stored. @throws NOT_FOUND, WRONG_STATE, RULE_BROKEN */
  resubmit(user: SessionUser, quoteId: number): Promise<ResubmitPassiveRenewalResponse> {
    return this.transactions.run((tx) => this.resubmitIn(tx, user, quoteId));
  }

  /** Same in the caller's transaction, for resubmitting many. Its first read must be the locked quote. */
  async resubmitIn(tx: EntityManager, user: SessionUser, quoteId: number): Promise<ResubmitPassiveRenewalResponse> {
    const quote = await this.quotes.of('group').lock(user, quoteId, tx);
    const message = await this.renewQuote.renewAgain(tx, user, quote);
    return {
      QuoteId: quoteId,
      Outcome: message === '' ? 'Renewed' : 'Failed',
      Message: message,
      Status: message === '' ? 'PassivelyRenewed' : 'PassiveRenewalFailure',
    };
  }
}
