import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { askedHealth } from '#shared/individual-enrollment/questions';
import { householdDateProblem, householdStateProblem } from '#shared/individual-enrollment/starting';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { HouseholdRules } from '../../quoting/households/household-rules.service.ts';
import { termsOf } from '../../quoting/households/terms-columns.ts';
import type { IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';
import { IndividualEnrollmentsRepository } from '../parts/individual/individual-enrollments.repository.ts';
import { RefreshHouseholdService } from '../state/refresh-household.service.ts';

/** How a household's quote moves from plan selection to enrollment. */
@Injectable()
export class EnrollHouseholdService {
  constructor(
    private readonly rules: HouseholdRules,
    private readonly enrollments: IndividualEnrollmentsRepository,
    private readonly refreshHousehold: RefreshHouseholdService,
  ) {}

  /** @throws WRONG_STATE; RULE_BROKEN while coverage cannot begin on the effective date, and in quoting-only */
  async assertOpen(user: SessionUser, quote: IndividualQuote): Promise<void> {
    const state = householdStateProblem(quote);
    if (state) {
      throw new AppError('WRONG_STATE', state);
    }
    const facts = await this.rules.datesFactsOf(user, quote, quote.individual.planType);
    const problem = householdDateProblem({ ...quote, ...termsOf(quote.individual) }, facts);
    if (problem) {
      throw new AppError('RULE_BROKEN', problem, { EffectiveDate: [problem] });
    }
  }

  /** Back from a change of plans, everything may be complete already. Other plans may not ask about health. */
  async refresh(tx: EntityManager, user: SessionUser, quote: IndividualQuote): Promise<IndividualQuote> {
    if (askedHealth({ ...quote.individual, effectiveDate: quote.effectiveDate }).length === 0) {
      await this.enrollments.forgetHealth(tx, quote);
    }
    return (await this.refreshHousehold.refresh(tx, user, quote)).quote;
  }
}
