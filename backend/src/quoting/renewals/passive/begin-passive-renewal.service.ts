import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ONLY_BEFORE_ENROLLMENT, RENEWED_ELSEWHERE } from '#shared/renewals/passive-renewal';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { MoveQuoteService } from '../../quotes/move-quote.service.ts';
import type { GroupQuote } from '../../quotes/quotes.repository.ts';
import type { RenewalPlans } from '../../renewal-plans/renewal-plans.service.ts';
import { PassiveRenewalFactsService } from './passive-renewal-facts.service.ts';
import { PassiveRenewalsRepository } from './passive-renewals.repository.ts';

/** The first half of a passive renewal: from here on nobody else changes the quote. */
@Injectable()
export class BeginPassiveRenewalService {
  constructor(
    private readonly facts: PassiveRenewalFactsService,
    private readonly passiveRenewals: PassiveRenewalsRepository,
    private readonly moveQuote: MoveQuoteService,
  ) {}

  /**
   * @param renewal of this quote, which callers have locked
   * @throws WRONG_STATE, RULE_BROKEN for a quote that cannot be renewed passively, STALE_VERSION
   */
  async begin(tx: EntityManager, user: SessionUser, quote: GroupQuote, renewal: RenewalPlans): Promise<GroupQuote> {
    const problem = await this.facts.findProblem(user, renewal, tx);
    if (problem) {
      const isLate = problem === ONLY_BEFORE_ENROLLMENT || problem === RENEWED_ELSEWHERE;
      throw new AppError(isLate ? 'WRONG_STATE' : 'RULE_BROKEN', problem);
    }
    return this.request(tx, user, quote, 'passive renewal requested');
  }

  /** The same of a quote for which the rules have been asked. @throws WRONG_STATE, STALE_VERSION */
  async request(tx: EntityManager, user: SessionUser, quote: GroupQuote, why: string): Promise<GroupQuote> {
    await this.passiveRenewals.request(tx, user, quote);
    return this.moveQuote.move(tx, user, quote, { to: 'PendingPassive', why });
  }
}
