import { Injectable } from '@nestjs/common';
import type {
  ConfirmDemographicsRequest,
  ConfirmDemographicsResponse,
} from '#shared/enrollment/members/members.record';
import { CONFIRMED_BY_AGENT, NOTHING_TO_CONFIRM } from '#shared/enrollment/members/demographics-section';
import { isRenewal } from '#shared/quotes/quote-type';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { DemographicsConfirmationsRepository } from '../parts/demographics/demographics-confirmations.repository.ts';
import { DemographicsEditing } from './demographics-editing.ts';
import { toConfirmation } from './demographics.service.ts';

@Injectable()
export class ConfirmDemographicsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly editing: DemographicsEditing,
    private readonly confirmations: DemographicsConfirmationsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Records that the agent of a renewal has reviewed the demographics, or withdraws that (spec 001 section 5). Repeating a call has no
   * effect.
   * @throws WRONG_STATE for new business, RULE_BROKEN for internal staff
   */
  confirm(
    user: SessionUser,
    quoteId: number,
    { Confirmed }: ConfirmDemographicsRequest,
  ): Promise<ConfirmDemographicsResponse> {
    return this.transactions.run(async (tx) => {
      const quote = await this.editing.begin(tx, user, quoteId);
      if (!isRenewal(quote.quoteType)) {
        throw new AppError('WRONG_STATE', NOTHING_TO_CONFIRM);
      }
      if (user.isInternal) {
        throw new AppError('RULE_BROKEN', CONFIRMED_BY_AGENT);
      }
      const before = await this.confirmations.find(quote, tx);
      if ((before !== null) !== Confirmed) {
        await (Confirmed
          ? this.confirmations.put(tx, quote, { confirmedByUserId: user.id, confirmedAt: this.clock.now() })
          : this.confirmations.clear(tx, quote));
        const action = Confirmed ? 'confirm-demographics' : 'withdraw-demographics';
        await this.editing.finish(tx, user, quote, { action, subject: 'quote', subjectId: quoteId });
      }
      const after = await this.confirmations.find(quote, tx);
      return { Confirmation: after && toConfirmation(after) };
    });
  }
}
