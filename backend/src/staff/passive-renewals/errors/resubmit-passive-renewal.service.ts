import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ResubmitPassiveRenewalResponse } from '#shared/renewals/upcoming-renewal.record';
import { Transactions } from '../../../platform/database/transactions.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { QuotesRepository } from '../../../quoting/quotes/quotes.repository.ts';
import { RenewQuoteService } from '../renewing/renew-quote.service.ts';

/** Tries a passive renewal that failed again, as things are now. */
@Injectable()
export class ResubmitPassiveRenewalService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: QuotesRepository,
    private readonly renewQuote: RenewQuoteService,
  ) {}

  /** One that fails again is an answer, not an error: the reason is kept. @throws NOT_FOUND, WRONG_STATE, RULE_BROKEN */
  resubmit(user: SessionUser, quoteId: number): Promise<ResubmitPassiveRenewalResponse> {
    return this.transactions.run((tx) => this.resubmitIn(tx, user, quoteId));
  }

  /** The same in the transaction of somebody who resubmits many. The first thing that it reads is the locked quote. */
  async resubmitIn(tx: EntityManager, user: SessionUser, quoteId: number): Promise<ResubmitPassiveRenewalResponse> {
    const quote = await this.quotes.findForUpdate(user, quoteId, tx);
    const message = await this.renewQuote.renewAgain(tx, user, quote);
    return {
      QuoteId: quoteId,
      Outcome: message === '' ? 'Renewed' : 'Failed',
      Message: message,
      Status: message === '' ? 'PassivelyRenewed' : 'PassiveRenewalFailure',
    };
  }
}
