import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ALREADY_SUBMITTED } from '#shared/enrollment/signing';
import { submitProblem } from '#shared/individual-enrollment/submission';
import { resubmissionProblem } from '#shared/marketplace/enroll-refusals';
import { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { HouseholdRules } from '../../quoting/households/household-rules.ts';
import { termsOf } from '../../quoting/households/terms-columns.ts';
import type { IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';
import { type EnteredHousehold, HouseholdPanels } from '../parts/individual/household-panels.ts';
import type { IndividualApplication } from '../parts/submission/individual-application.table.ts';
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
    private readonly clock: Clock,
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

  async isSent(quote: IndividualQuote): Promise<boolean> {
    return isSent(await this.applications.find(quote));
  }

  /** Why this user cannot sign and submit it now; null when they can. */
  async findProblem(
    user: SessionUser,
    { quote, entered: { panels, eligibility } }: RefreshedHousehold,
    tx?: EntityManager,
  ): Promise<string | null> {
    const submitted = { ...quote, ...termsOf(quote.individual), isFfm: quote.individual.isFfm };
    const isAgent = user.permissions.includes('agent');
    const problem = submitProblem(
      { quote: submitted, panels, eligibility, isAgent },
      await this.rules.datesFactsOf(user, quote, quote.individual.planType, tx),
    );
    if (problem) {
      return problem;
    }
    const application = await this.applications.find(quote, tx);
    return isSent(application) ? ALREADY_SUBMITTED : application && resubmissionProblem(application, this.clock.now());
  }

  private async assertReady(user: SessionUser, household: RefreshedHousehold, tx?: EntityManager): Promise<void> {
    const problem = await this.findProblem(user, household, tx);
    if (problem) {
      throw new AppError('WRONG_STATE', problem);
    }
  }
}

/** A failed application is sent again, and one that never was is sent; any other one is not. */
const isSent = (application: IndividualApplication | null): boolean =>
  application !== null && application.status !== 'Failed' && application.status !== 'NotSent';
