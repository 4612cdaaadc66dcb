import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ONLY_BEFORE_ENROLLMENT, RENEWED_ELSEWHERE } from '#shared/renewals/passive-renewal';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { MoveQuoteService } from '../../quotes/move-quote.service.ts';
import type { GroupQuote } from '../../quotes/quotes.repository.ts';
import type { RenewalPlans } from '../../renewal-plans/renewal-plans.service.ts';
import type { MadeForRenewal } from './before-renewal.ts';
import { BeforeRenewalService } from './before-renewal.service.ts';
import { PassiveRenewalFactsService } from './passive-renewal-facts.service.ts';
import { PassiveRenewalsRepository } from './passive-renewals.repository.ts';
import { SuggestedSelectionService } from './suggested-selection.service.ts';

/** The two halves of a passive renewal: between them nobody else changes the quote. */
@Injectable()
export class RunPassiveRenewalService {
  constructor(
    private readonly facts: PassiveRenewalFactsService,
    private readonly passiveRenewals: PassiveRenewalsRepository,
    private readonly suggestedSelection: SuggestedSelectionService,
    private readonly moveQuote: MoveQuoteService,
    private readonly audit: AuditTrail,
    private readonly before: BeforeRenewalService,
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
    return this.request(tx, user, quote, { why: 'passive renewal requested' });
  }

  /**
   * Same for a quote whose rules have already been checked.
   * @param given.made what the renewal has done to the quote so far
   * @throws WRONG_STATE, STALE_VERSION
   */
  async request(
    tx: EntityManager,
    user: SessionUser,
    quote: GroupQuote,
    { why, made = { isBegun: false, isFilled: false } }: { why: string; made?: MadeForRenewal },
  ): Promise<GroupQuote> {
    await this.passiveRenewals.request(tx, user, quote, await this.before.keep(tx, quote, made));
    return this.moveQuote.move(tx, user, quote, { to: 'PendingPassive', why });
  }

  /**
   * The plans, the outcome and the status that follows from it.
   * @param quote in PendingPassive; `renewal` is of it
   * @returns the quote as it is now, and why it failed: '' when it is renewed
   */
  async complete(
    tx: EntityManager,
    user: SessionUser,
    quote: GroupQuote,
    renewal: RenewalPlans,
  ): Promise<{ quote: GroupQuote; message: string }> {
    const message = (await this.suggestedSelection.select(tx, user, { ...renewal, quote })) ?? '';
    await this.passiveRenewals.finish(tx, quote.id, { message, undoUntil: await this.before.undoUntil(quote) });
    const moved = await this.moveQuote.move(tx, null, quote, {
      to: message === '' ? 'PassivelyRenewed' : 'PassiveRenewalFailure',
      why: message === '' ? 'renewed on the replacement plans' : 'the replacement plans could not be selected',
    });
    await this.audit.record(tx, { user, action: 'renew-passively', subject: 'quote', subjectId: quote.id });
    return { quote: moved, message };
  }
}
