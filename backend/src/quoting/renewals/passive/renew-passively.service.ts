import { Injectable } from '@nestjs/common';
import type { QuoteVersion } from '#shared/quotes/quote.record';
import type { RenewPassivelyResponse } from '#shared/renewals/renewal.record';
import { groupStatusLabel } from '#shared/quotes/quote-status';
import { Transactions } from '../../../platform/database/transactions.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { QuotesRepository } from '../../quotes/quotes.repository.ts';
import { RenewalPlansService } from '../../renewal-plans/renewal-plans.service.ts';
import { BeginPassiveRenewalService } from './begin-passive-renewal.service.ts';
import { CompletePassiveRenewalService } from './complete-passive-renewal.service.ts';

/** Renews a group on the plans that follow from its current ones, without its choosing. */
@Injectable()
export class RenewPassivelyService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: QuotesRepository,
    private readonly renewalPlans: RenewalPlansService,
    private readonly begin: BeginPassiveRenewalService,
    private readonly complete: CompletePassiveRenewalService,
  ) {}

  /**
   * Of several at once one renews, the others are refused. A renewal that fails is an answer, not an error: the reason is kept.
   * @throws WRONG_STATE, RULE_BROKEN for a quote that cannot be renewed passively, STALE_VERSION
   */
  renew(user: SessionUser, quoteId: number, { Version: version }: QuoteVersion): Promise<RenewPassivelyResponse> {
    return this.transactions.run(async (tx) => {
      const quote = await this.quotes.findForUpdate(user, quoteId, tx);
      const renewal = await this.renewalPlans.find(quote, tx);
      const pending = await this.begin.begin(tx, user, { ...quote, version }, renewal);
      const { quote: renewed, message } = await this.complete.complete(tx, user, pending, renewal);
      return {
        Outcome: message === '' ? 'Renewed' : 'Failed',
        Message: message,
        QuoteStatus: groupStatusLabel(renewed.status, 'internal'),
      };
    });
  }
}
