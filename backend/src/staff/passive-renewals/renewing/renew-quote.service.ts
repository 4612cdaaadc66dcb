import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LEFT_AS_IT_IS, ONLY_FAILED } from '#shared/renewals/passive-renewal';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import type { GroupQuote } from '../../../quoting/quotes/quotes.repository.ts';
import { BeginPassiveRenewalService } from '../../../quoting/renewals/passive/begin-passive-renewal.service.ts';
import { CompletePassiveRenewalService } from '../../../quoting/renewals/passive/complete-passive-renewal.service.ts';
import { PassiveRenewalFactsService } from '../../../quoting/renewals/passive/passive-renewal-facts.service.ts';
import { RenewalPlansService } from '../../../quoting/renewal-plans/renewal-plans.service.ts';

/** A passive renewal from its beginning to its end, in the transaction of whoever asks for it. */
@Injectable()
export class RenewQuoteService {
  constructor(
    private readonly renewalPlans: RenewalPlansService,
    private readonly facts: PassiveRenewalFactsService,
    private readonly begin: BeginPassiveRenewalService,
    private readonly complete: CompletePassiveRenewalService,
  ) {}

  /**
   * One that is in Pending Passive already is finished.
   *
   * @param quote locked
   * @returns '' when it is renewed; else why it failed, which is kept with the quote, or why it was left as it is
   * @throws RULE_BROKEN when it must not be renewed passively: nothing may be kept then
   */
  async renew(tx: EntityManager, user: SessionUser, quote: GroupQuote): Promise<string> {
    const renewal = await this.renewalPlans.find(quote, tx);
    if (quote.status === 'PendingPassive') {
      return (await this.complete.complete(tx, user, quote, renewal)).message;
    }
    const problem = await this.facts.findProblem(user, renewal, tx);
    if (problem !== null && LEFT_AS_IT_IS.includes(problem)) {
      return problem;
    }
    if (problem !== null) {
      throw new AppError('RULE_BROKEN', problem);
    }
    const pending = await this.begin.request(tx, user, quote, 'passive renewal requested');
    return (await this.complete.complete(tx, user, pending, renewal)).message;
  }

  /**
   * One that failed, as things are now.
   *
   * @param quote locked
   * @returns '' when it is renewed; else why it failed again
   * @throws WRONG_STATE, RULE_BROKEN when it must not be tried again
   */
  async renewAgain(tx: EntityManager, user: SessionUser, quote: GroupQuote): Promise<string> {
    if (quote.status !== 'PassiveRenewalFailure') {
      throw new AppError('WRONG_STATE', ONLY_FAILED);
    }
    const renewal = await this.renewalPlans.find(quote, tx);
    const asBefore = { ...renewal, quote: { ...quote, status: 'Quoting' as const } };
    const problem = await this.facts.findProblem(user, asBefore, tx);
    if (problem !== null) {
      throw new AppError('RULE_BROKEN', problem);
    }
    const pending = await this.begin.request(tx, user, quote, 'passive renewal tried again');
    return (await this.complete.complete(tx, user, pending, renewal)).message;
  }
}
