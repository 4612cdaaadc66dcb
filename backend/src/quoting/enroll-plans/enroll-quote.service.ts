import { Injectable } from '@nestjs/common';
import type { QuoteVersion } from '#shared/quotes/quote.record';
import { enrollmentBarrier, enrollmentStateProblem } from '#shared/plans/group-enrollment';
import { audienceOf } from '#shared/roles/permissions';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { MoveQuoteService } from '../quotes/move-quote.service.ts';
import { PassedDates } from '../quotes/passed-dates.ts';
import { type GroupQuote, QuotesRepository } from '../quotes/quotes.repository.ts';
import { SelectedPlansService } from '../plan-selection/selected-plans.service.ts';

/** Moves a group quote from plan selection to enrollment. */
@Injectable()
export class EnrollQuoteService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: QuotesRepository,
    private readonly selectedPlans: SelectedPlansService,
    private readonly moveQuote: MoveQuoteService,
    private readonly rules: RulesService,
    private readonly passedDates: PassedDates,
  ) {}

  /**
   * @throws WRONG_STATE, RULE_BROKEN when flags or the group exclude the user, while the stored selection is incomplete, for a date that
   * has passed and when another quote has the period; STALE_VERSION
   */
  enroll(user: SessionUser, quoteId: number, { Version: version }: QuoteVersion): Promise<GroupQuote> {
    return this.transactions.run(async (tx) => {
      const quote = await this.quotes.findForUpdate(user, quoteId, tx);
      const { quoteType, status, isDeleted, group } = quote;
      const flags = await this.rules.inForce(quote.effectiveDate);
      const audience = audienceOf(user.permissions);
      refuse('WRONG_STATE', enrollmentStateProblem({ status, isDeleted, audience }));
      refuse('RULE_BROKEN', enrollmentBarrier({ quoteType, audience, isOlfo: group.isRenewOlfo, flags }));
      await this.passedDates.refuse(user, quote);
      const { Problems } = await this.selectedPlans.findSelected(user, quote, tx);
      const [problem] = Problems;
      if (problem) {
        throw new AppError('RULE_BROKEN', problem, { SelectedPlanIds: Problems });
      }
      return this.moveQuote.move(tx, user, { ...quote, version }, { to: 'Enrolling', why: 'enrollment started' });
    });
  }
}

function refuse(code: 'WRONG_STATE' | 'RULE_BROKEN', problem: string | null): void {
  if (problem) {
    throw new AppError(code, problem);
  }
}
