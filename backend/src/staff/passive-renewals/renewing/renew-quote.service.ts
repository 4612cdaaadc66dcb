import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LEFT_AS_IT_IS, ONLY_FAILED } from '#shared/renewals/passive-renewal';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import type { GroupQuote } from '../../../quoting/quotes/quotes.repository.ts';
import type { MadeForRenewal } from '../../../quoting/renewals/passive/before-renewal.ts';
import { PassiveRenewalsService } from '../../../quoting/renewals/passive/passive-renewals.service.ts';
import { PassiveSelectionService } from '../../../quoting/renewals/passive/passive-selection.service.ts';
import { RenewalPlansService } from '../../../quoting/renewal-plans/renewal-plans.service.ts';

/** A complete passive renewal, in the caller's transaction. */
@Injectable()
export class RenewQuoteService {
  constructor(
    private readonly renewalPlans: RenewalPlansService,
    private readonly selection: PassiveSelectionService,
    private readonly passiveRenewals: PassiveRenewalsService,
  ) {}

  /**
   * Finishes a quote that is already in Pending Passive.
   *
   * @param quote locked
   * @param made what has just been done for this renewal: the quote started, or its empty census filled
   * @returns '' when renewed; otherwise why it failed, which is stored with the quote, or why it was left unchanged
   * @throws RULE_BROKEN when it must not be renewed passively: then nothing may be committed
   */
  async renew(
    tx: EntityManager,
    user: SessionUser,
    quote: GroupQuote,
    made: MadeForRenewal = { isBegun: false, isFilled: false },
  ): Promise<string> {
    const renewal = await this.renewalPlans.find(quote, tx);
    if (quote.status === 'PendingPassive') {
      return (await this.passiveRenewals.complete(tx, user, quote, renewal)).message;
    }
    const problem = await this.selection.findRefusal(user, renewal, tx);
    if (problem !== null && LEFT_AS_IT_IS.includes(problem)) {
      return problem;
    }
    if (problem !== null) {
      throw new AppError('RULE_BROKEN', problem);
    }
    const pending = await this.passiveRenewals.request(tx, user, quote, { why: 'passive renewal requested', made });
    return (await this.passiveRenewals.complete(tx, user, pending, renewal)).message;
  }

  /**
   * Retries a failed one with current data.
   *
   * @param quote locked
   * @returns '' when renewed; otherwise why it failed again
   * @throws WRONG_STATE, RULE_BROKEN when it must not be retried
   */
  async renewAgain(tx: EntityManager, user: SessionUser, quote: GroupQuote): Promise<string> {
    if (quote.status !== 'PassiveRenewalFailure') {
      throw new AppError('WRONG_STATE', ONLY_FAILED);
    }
    const renewal = await this.renewalPlans.find(quote, tx);
    const asBefore = { ...renewal, quote: { ...quote, status: 'Quoting' as const } };
    const problem = await this.selection.findRefusal(user, asBefore, tx);
    if (problem !== null) {
      throw new AppError('RULE_BROKEN', problem);
    }
    const pending = await this.passiveRenewals.request(tx, user, quote, { why: 'passive renewal tried again' });
    return (await this.passiveRenewals.complete(tx, user, pending, renewal)).message;
  }
}
