import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ALREADY_SUBMITTED } from '#shared/enrollment/signing';
import { submitProblem } from '#shared/individual-enrollment/submission';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { HouseholdRules } from '../../quoting/households/household-rules.ts';
import { termsOf } from '../../quoting/households/terms-columns.ts';
import type { IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';
import { type EnteredHousehold, HouseholdPanels } from '../parts/individual/household-panels.ts';
import { IndividualApplicationsRepository } from '../parts/submission/individual-applications.repository.ts';
import { RefreshHouseholdService, type RefreshedHousehold } from '../state/refresh-household.service.ts';

/** Whether a household's application can be signed and submitted: asks its panels, the calendar, and whether it was sent already. */
@Injectable()
export class HouseholdReadiness {
  constructor(
    private readonly panels: HouseholdPanels,
    private readonly rules: HouseholdRules,
    private readonly applications: IndividualApplicationsRepository,
    private readonly refreshHousehold: RefreshHouseholdService,
  ) {}

  /** Before the transaction. @throws WRONG_STATE */
  async read(user: SessionUser, quote: IndividualQuote): Promise<EnteredHousehold> {
    const entered = await this.panels.read(quote);
    await this.assertReady(user, { quote, entered });
    return entered;
  }

  /** The quote in SignatureRequired, after a failure too. It was found for update. @throws WRONG_STATE */
  async begin(tx: EntityManager, user: SessionUser, found: IndividualQuote): Promise<RefreshedHousehold> {
    const refreshed = await this.refreshHousehold.refresh(tx, user, found);
    await this.assertReady(user, refreshed, tx);
    return refreshed;
  }

  /** A failed application is sent again; any other one is not. */
  async isSent(quote: IndividualQuote, tx?: EntityManager): Promise<boolean> {
    const application = await this.applications.find(quote, tx);
    return application !== null && application.status !== 'Failed';
  }

  private async assertReady(
    user: SessionUser,
    { quote, entered: { panels, eligibility } }: RefreshedHousehold,
    tx?: EntityManager,
  ): Promise<void> {
    const submitted = { ...quote, ...termsOf(quote.individual), isFfm: quote.individual.isFfm };
    const problem = (await this.isSent(quote, tx))
      ? ALREADY_SUBMITTED
      : submitProblem({ quote: submitted, panels, eligibility }, await this.rules.datesFacts(user));
    if (problem) {
      throw new AppError('WRONG_STATE', problem);
    }
  }
}
