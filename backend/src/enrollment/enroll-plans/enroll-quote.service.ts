import { Injectable } from '@nestjs/common';
import type { QuoteVersion } from '#shared/quotes/quote.record';
import { readOnlyReason } from '#shared/quotes/quote-status';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { SelectedPlansService } from '../../quoting/plan-selection/selected-plans.service.ts';
import { Quotes, type AnyQuote, type IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';
import { MoveQuoteService } from '../../quoting/quotes/move-quote.service.ts';
import { EnrollGroupService } from './enroll-group.service.ts';
import { EnrollHouseholdService } from './enroll-household.service.ts';

/** Moves a quote from plan selection to enrollment, and a household's quote back. */
@Injectable()
export class EnrollQuoteService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly groups: EnrollGroupService,
    private readonly households: EnrollHouseholdService,
    private readonly selectedPlans: SelectedPlansService,
    private readonly moveQuote: MoveQuoteService,
  ) {}

  /**
   * @throws WRONG_STATE, RULE_BROKEN when flags or the group exclude the user, while the stored selection is incomplete, for a date on
   * which coverage cannot begin and when another quote of the group has the period; STALE_VERSION
   */
  enroll(user: SessionUser, quoteId: number, { Version: version }: QuoteVersion): Promise<AnyQuote> {
    return this.transactions.run(async (tx) => {
      const quote = await this.quotes.lock(user, quoteId, tx);
      if (quote.groupId === null) {
        await this.households.assertOpen(user, quote);
      } else {
        await this.groups.assertOpen(user, quote);
      }
      const { Problems } = await this.selectedPlans.findSelected(user, quote, tx);
      const [problem] = Problems;
      if (problem) {
        throw new AppError('RULE_BROKEN', problem, { SelectedPlanIds: Problems });
      }
      const started = { to: 'Enrolling', why: 'enrollment started' } as const;
      const moved: AnyQuote = await this.moveQuote.move(tx, user, { ...quote, version }, started);
      return moved.groupId === null ? this.households.refresh(tx, user, moved) : moved;
    });
  }

  /** What was entered for the enrollment stays. @throws NOT_FOUND for a group's quote too, WRONG_STATE once submitted, STALE_VERSION */
  backToQuoting(user: SessionUser, quoteId: number, { Version: version }: QuoteVersion): Promise<IndividualQuote> {
    return this.transactions.run(async (tx) => {
      const quote = await this.quotes.of('household').lock(user, quoteId, tx);
      const locked = readOnlyReason(quote.readOnlyReason);
      if (locked) {
        throw new AppError('WRONG_STATE', locked);
      }
      return this.moveQuote.move(tx, user, { ...quote, version }, { to: 'Quoting', why: BACK_TO_QUOTING });
    });
  }
}

const BACK_TO_QUOTING = 'people or plans are to be changed';
