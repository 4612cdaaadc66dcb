import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { groupStatusLabel } from '#shared/quotes/quote-status';
import type { QuoteVersion } from '#shared/quotes/quote.record';
import {
  CANNOT_BE_UNDONE,
  ONLY_BEFORE_ENROLLMENT,
  RENEWED_ELSEWHERE,
  undoProblem,
} from '#shared/renewals/passive-renewal';
import type { RenewPassivelyResponse } from '#shared/renewals/renewal.record';
import { Clock } from '../../../platform/clock.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { MoveQuoteService } from '../../quotes/move-quote.service.ts';
import { type GroupQuote, Quotes } from '../../quotes/quotes.repository.ts';
import { type RenewalPlans, RenewalPlansService } from '../../renewal-plans/renewal-plans.service.ts';
import type { MadeForRenewal } from './before-renewal.ts';
import { PassiveRenewalsRepository } from './passive-renewals.repository.ts';
import { PassiveSelectionService } from './passive-selection.service.ts';

/** Passive renewals, in two halves between which nobody else changes the quote; and how one is undone. */
@Injectable()
export class PassiveRenewalsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly renewalPlans: RenewalPlansService,
    private readonly selection: PassiveSelectionService,
    private readonly passiveRenewals: PassiveRenewalsRepository,
    private readonly moveQuote: MoveQuoteService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * Renews a group onto the replacements for its current plans, without a selection.
   * Of concurrent calls one renews, the others are refused. A failed renewal is a result, not an error: the reason is stored.
   * @throws WRONG_STATE, RULE_BROKEN for a quote that cannot be renewed passively, STALE_VERSION
   */
  renew(user: SessionUser, quoteId: number, { Version: version }: QuoteVersion): Promise<RenewPassivelyResponse> {
    return this.transactions.run(async (tx) => {
      const quote = await this.quotes.of('group').lock(user, quoteId, tx);
      const renewal = await this.renewalPlans.find(quote, tx);
      const pending = await this.begin(tx, user, { ...quote, version }, renewal);
      const { quote: renewed, message } = await this.complete(tx, user, pending, renewal);
      return {
        Outcome: message === '' ? 'Renewed' : 'Failed',
        Message: message,
        QuoteStatus: groupStatusLabel(renewed.status, 'internal'),
      };
    });
  }

  /**
   * @param renewal of this quote, which callers have locked
   * @throws WRONG_STATE, RULE_BROKEN for a quote that cannot be renewed passively, STALE_VERSION
   */
  async begin(tx: EntityManager, user: SessionUser, quote: GroupQuote, renewal: RenewalPlans): Promise<GroupQuote> {
    const problem = await this.selection.findRefusal(user, renewal, tx);
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
    await this.passiveRenewals.request(tx, user, quote, await this.selection.keep(tx, quote, made));
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
    const message = (await this.selection.select(tx, user, { ...renewal, quote })) ?? '';
    await this.passiveRenewals.finish(tx, quote.id, { message, undoUntil: await this.selection.undoUntil(quote) });
    const moved = await this.moveQuote.move(tx, null, quote, {
      to: message === '' ? 'PassivelyRenewed' : 'PassiveRenewalFailure',
      why: message === '' ? 'renewed on the replacement plans' : 'the replacement plans could not be selected',
    });
    await this.audit.record(tx, { user, action: 'renew-passively', subject: 'quote', subjectId: quote.id });
    return { quote: moved, message };
  }

  /**
   * Puts a passively renewed quote back to what it was, as long as the renewal is not final.
   * A quote that the renewal has started is deleted, which staff can restore.
   * @param quote locked, so of concurrent calls one undoes it and the others are refused
   * @throws WRONG_STATE
   */
  async undo(tx: EntityManager, user: SessionUser, quote: GroupQuote): Promise<void> {
    const renewal = await this.passiveRenewals.findRenewed(tx, quote.id);
    const problem = undoProblem(quote, renewal && { until: renewal.undoUntil }, this.clock.now());
    if (problem !== null || !renewal?.former) {
      throw new AppError('WRONG_STATE', problem ?? CANNOT_BE_UNDONE);
    }
    await this.selection.putBack(tx, quote, renewal.former);
    await this.passiveRenewals.markUndone(tx, renewal);
    const { status: to, isBegun } = renewal.former;
    const moved = await this.moveQuote.move(tx, null, quote, { to, why: 'passive renewal undone' });
    if (isBegun) {
      await this.quotes.save(tx, moved, { isDeleted: true });
    }
    await this.audit.record(tx, { user, action: 'undo-passive-renewal', subject: 'quote', subjectId: quote.id });
  }
}
