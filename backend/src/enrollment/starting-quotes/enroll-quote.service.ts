import { Injectable } from '@nestjs/common';
import { householdDateProblem, householdStateProblem } from '#shared/individual-enrollment/starting';
import { enrollmentBarrier, enrollmentStateProblem } from '#shared/plans/group-enrollment';
import { manualUpdateProblem } from '#shared/plans/manual-status-update';
import type { ManualStatusUpdateRequest, QuoteVersion } from '#shared/quotes/quote.record';
import { readOnlyReason } from '#shared/quotes/quote-status';
import { audienceOf } from '#shared/roles/permissions';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { HouseholdRules } from '../../quoting/households/household-rules.service.ts';
import { termsOf } from '../../quoting/households/terms-columns.ts';
import { SelectedPlansService } from '../../quoting/plan-selection/selected-plans.service.ts';
import { ClaimQuoteService } from '../../quoting/quotes/claim-quote.service.ts';
import {
  Quotes,
  type AnyQuote,
  type GroupQuote,
  type IndividualQuote,
} from '../../quoting/quotes/quotes.repository.ts';
import { MoveQuoteService } from '../../quoting/quotes/move-quote.service.ts';
import { assertDateNotPassed } from '../../quoting/quotes/effective-dates.ts';
import { SecondQuoteService } from './second-quote.service.ts';
import { HouseholdStateService } from '../parts/household/household-state.service.ts';

const BACK_TO_QUOTING = 'people or plans are to be changed';
const BY_HAND = 'manual status update';

/** Moves a quote from plan selection to enrollment, and a household's quote back; or out of this product. */
@Injectable()
export class EnrollQuoteService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly rules: RulesService,
    private readonly clock: Clock,
    private readonly householdRules: HouseholdRules,
    private readonly households: HouseholdStateService,
    private readonly selectedPlans: SelectedPlansService,
    private readonly moveQuote: MoveQuoteService,
    private readonly claims: ClaimQuoteService,
    private readonly secondQuote: SecondQuoteService,
  ) {}

  /**
   * @throws WRONG_STATE, RULE_BROKEN when flags or the group exclude the user, while the stored selection is incomplete, for a date on
   * which coverage cannot begin and when another quote of the group has the period; STALE_VERSION
   */
  enroll(user: SessionUser, quoteId: number, { Version: version }: QuoteVersion): Promise<AnyQuote> {
    return this.transactions.run(async (tx) => {
      const quote = await this.quotes.lock(user, quoteId, tx);
      if (quote.groupId === null) {
        await this.assertHouseholdOpen(user, quote);
      } else {
        await this.assertGroupOpen(user, quote);
      }
      const { Problems } = await this.selectedPlans.findSelected(user, quote, tx);
      const [problem] = Problems;
      if (problem) {
        throw new AppError('RULE_BROKEN', problem, { SelectedPlanIds: Problems });
      }
      const started = { to: 'Enrolling', why: 'enrollment started' } as const;
      const moved: AnyQuote = await this.moveQuote.move(tx, user, { ...quote, version }, started);
      if (moved.groupId !== null) {
        return moved;
      }
      await this.secondQuote.takeOver(tx, user, moved);
      return this.households.refreshAfterPlans(tx, user, moved);
    });
  }

  /** What was entered for the enrollment stays. @throws NOT_FOUND for a group's quote too, WRONG_STATE once submitted, STALE_VERSION */
  backToQuoting(user: SessionUser, quoteId: number, { Version: version }: QuoteVersion): Promise<IndividualQuote> {
    return this.transactions.run(async (tx) => {
      const quote = await this.quotes.of('household').lock(user, quoteId, tx);
      refuse('WRONG_STATE', readOnlyReason(quote.readOnlyReason));
      return this.moveQuote.move(tx, user, { ...quote, version }, { to: 'Quoting', why: BACK_TO_QUOTING });
    });
  }

  /**
   * Internal staff record that a quote is handled outside this product.
   * @throws WRONG_STATE for an approved, rejected or deleted quote, CONFIRMATION_NEEDED while a colleague works on it, STALE_VERSION
   */
  updateByHand(user: SessionUser, quoteId: number, request: ManualStatusUpdateRequest): Promise<GroupQuote> {
    return this.transactions.run(async (tx) => {
      const quote = await this.quotes.of('group').lock(user, quoteId, tx);
      refuse('WRONG_STATE', manualUpdateProblem(quote, audienceOf(user.permissions)));
      const claim = await this.claims.claim(tx, user, { quoteId, takeOverFrom: request.TakeOverFrom });
      const why = request.Why ?? BY_HAND;
      const held = { ...quote, version: request.Version };
      const updated = await this.moveQuote.move(tx, user, held, { to: 'Rejected', why });
      await this.claims.record(tx, user, claim);
      return updated;
    });
  }

  /** @throws WRONG_STATE; RULE_BROKEN when flags or the group exclude the user, and for a date that has passed */
  private async assertGroupOpen(user: SessionUser, quote: GroupQuote): Promise<void> {
    const { quoteType, status, isDeleted, group } = quote;
    const flags = await this.rules.inForce(quote.effectiveDate);
    const audience = audienceOf(user.permissions);
    refuse('WRONG_STATE', enrollmentStateProblem({ status, isDeleted, audience }));
    refuse('RULE_BROKEN', enrollmentBarrier({ quoteType, audience, isOlfo: group.isRenewOlfo, flags }));
    assertDateNotPassed(user, quote, this.clock.today(), await this.rules.inForce());
  }

  /** @throws WRONG_STATE; RULE_BROKEN while coverage cannot begin on the effective date, and in quoting-only */
  private async assertHouseholdOpen(user: SessionUser, quote: IndividualQuote): Promise<void> {
    refuse('WRONG_STATE', householdStateProblem(quote));
    const facts = await this.householdRules.datesFactsOf(user, quote, quote.individual.planType);
    const problem = householdDateProblem({ ...quote, ...termsOf(quote.individual) }, facts);
    if (problem) {
      throw new AppError('RULE_BROKEN', problem, { EffectiveDate: [problem] });
    }
  }
}

function refuse(code: 'WRONG_STATE' | 'RULE_BROKEN', problem: string | null): void {
  if (problem) {
    throw new AppError(code, problem);
  }
}
