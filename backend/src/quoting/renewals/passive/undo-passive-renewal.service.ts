import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CANNOT_BE_UNDONE, undoProblem } from '#shared/renewals/undo-renewal';
import { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { MoveQuoteService } from '../../quotes/move-quote.service.ts';
import { type GroupQuote, QuotesRepository } from '../../quotes/quotes.repository.ts';
import { BeforeRenewalService } from './before-renewal.service.ts';
import { PassiveRenewalsRepository } from './passive-renewals.repository.ts';

/** Puts a passively renewed quote back to what it was, as long as the renewal is not final. */
@Injectable()
export class UndoPassiveRenewalService {
  constructor(
    private readonly passiveRenewals: PassiveRenewalsRepository,
    private readonly before: BeforeRenewalService,
    private readonly moveQuote: MoveQuoteService,
    private readonly quotes: QuotesRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
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
    await this.before.putBack(tx, quote, renewal.former);
    await this.passiveRenewals.markUndone(tx, renewal);
    const { status: to, isBegun } = renewal.former;
    const moved = await this.moveQuote.move(tx, null, quote, { to, why: 'passive renewal undone' });
    if (isBegun) {
      await this.quotes.save(tx, moved, { isDeleted: true });
    }
    await this.audit.record(tx, { user, action: 'undo-passive-renewal', subject: 'quote', subjectId: quote.id });
  }
}
