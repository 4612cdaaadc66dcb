import { Injectable } from '@nestjs/common';
import type { QuoteVersion } from '#shared/quotes/quote.record';
import type { RenewPassivelyResponse } from '#shared/renewals/renewal.record';
import { groupStatusLabel } from '#shared/quotes/quote-status';
import { Transactions } from '../../../platform/database/transactions.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { QuotesRepository } from '../../quotes/quotes.repository.ts';
import { RenewalPlansService } from '../../renewal-plans/renewal-plans.service.ts';
import { RunPassiveRenewalService } from './run-passive-renewal.service.ts';

/** Renews a group onto the replacements for its current plans, without a selection. */
@Injectable()
export class RenewPassivelyService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: QuotesRepository,
    private readonly renewalPlans: RenewalPlansService,
    private readonly passiveRenewal: RunPassiveRenewalService,
  ) {}

  /**
   * Of concurrent calls one renews, the others are refused. A failed renewal is a result, not an error: the reason is stored.
   * @throws WRONG_STATE, RULE_BROKEN for a quote that cannot be renewed passively, STALE_VERSION
   */
  renew(user: SessionUser, quoteId: number, { Version: version }: QuoteVersion): Promise<RenewPassivelyResponse> {
    return this.transactions.run(async (tx) => {
      const quote = await this.quotes.findForUpdate(user, quoteId, tx);
      const renewal = await this.renewalPlans.find(quote, tx);
      const pending = await this.passiveRenewal.begin(tx, user, { ...quote, version }, renewal);
      const { quote: renewed, message } = await this.passiveRenewal.complete(tx, user, pending, renewal);
      return {
        Outcome: message === '' ? 'Renewed' : 'Failed',
        Message: message,
        QuoteStatus: groupStatusLabel(renewed.status, 'internal'),
      };
    });
  }
}
