import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { MoveQuoteService } from '../../quotes/move-quote.service.ts';
import type { GroupQuote } from '../../quotes/quotes.repository.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import type { RenewalPlans } from '../../renewal-plans/renewal-plans.service.ts';
import { PassiveRenewalsRepository } from './passive-renewals.repository.ts';
import { SuggestedSelectionService } from './suggested-selection.service.ts';

/** The second half of a passive renewal: the plans, the outcome and the status that follows from it. */
@Injectable()
export class CompletePassiveRenewalService {
  constructor(
    private readonly suggestedSelection: SuggestedSelectionService,
    private readonly passiveRenewals: PassiveRenewalsRepository,
    private readonly moveQuote: MoveQuoteService,
    private readonly audit: AuditTrail,
  ) {}

  /** @param quote in PendingPassive; `renewal` is of it. @returns the quote as it is now, and why it failed: '' when it is renewed */
  async complete(
    tx: EntityManager,
    user: SessionUser,
    quote: GroupQuote,
    renewal: RenewalPlans,
  ): Promise<{ quote: GroupQuote; message: string }> {
    const message = (await this.suggestedSelection.select(tx, user, { ...renewal, quote })) ?? '';
    await this.passiveRenewals.finish(tx, quote.id, message);
    const moved = await this.moveQuote.move(tx, null, quote, {
      to: message === '' ? 'PassivelyRenewed' : 'PassiveRenewalFailure',
      why: message === '' ? 'renewed on the plans that follow' : 'the plans that follow could not be selected',
    });
    await this.audit.record(tx, { user, action: 'renew-passively', subject: 'quote', subjectId: quote.id });
    return { quote: moved, message };
  }
}
