import { Injectable } from '@nestjs/common';
import { householdDateProblem, householdStateProblem } from '#shared/individual-enrollment/starting';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { HouseholdRules } from '../../quoting/households/household-rules.ts';
import { termsOf } from '../../quoting/households/terms-columns.ts';
import type { IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';

/** Whether a household's quote can move from plan selection to enrollment. */
@Injectable()
export class EnrollHouseholdService {
  constructor(private readonly rules: HouseholdRules) {}

  /** @throws WRONG_STATE; RULE_BROKEN while coverage cannot begin on the effective date, and in quoting-only */
  async assertOpen(user: SessionUser, quote: IndividualQuote): Promise<void> {
    const state = householdStateProblem(quote);
    if (state) {
      throw new AppError('WRONG_STATE', state);
    }
    const problem = householdDateProblem({ ...quote, ...termsOf(quote.individual) }, await this.rules.datesFacts(user));
    if (problem) {
      throw new AppError('RULE_BROKEN', problem, { EffectiveDate: [problem] });
    }
  }
}
