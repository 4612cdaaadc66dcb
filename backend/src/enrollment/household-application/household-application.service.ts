import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ALREADY_SUBMITTED } from '#shared/enrollment/signing';
import { submitProblem } from '#shared/individual-enrollment/submission';
import { resubmissionProblem } from '#shared/marketplace/enroll-refusals';
import { Clock } from '../../platform/clock.ts';
import { OpenDocumentService, type StoredContent } from '../../platform/documents/open-document.service.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { HouseholdRules } from '../../quoting/households/household-rules.service.ts';
import { termsOf } from '../../quoting/households/terms-columns.ts';
import type { IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';
import type { EnteredHousehold } from '../parts/household/household-reader.service.ts';
import type { IndividualApplication } from '../parts/household/individual-application.table.ts';
import { IndividualApplicationsRepository } from '../parts/household/individual-applications.repository.ts';
import { canonicalJson, contentDigest } from '../../platform/documents/canonical-json.ts';
import { HouseholdStateService, type RefreshedHousehold } from '../parts/household/household-state.service.ts';
import { ComposeHouseholdService } from './compose-household.service.ts';
import type { SignedHousehold } from './signed-household.ts';

/**
 * What a household signs and the carrier gets, and whether it can be signed and submitted: asks its panels, the calendar, and whether it
 * was sent already.
 */
@Injectable()
export class HouseholdApplicationService {
  constructor(
    private readonly composeHousehold: ComposeHouseholdService,
    private readonly rules: HouseholdRules,
    private readonly applications: IndividualApplicationsRepository,
    private readonly state: HouseholdStateService,
    private readonly documents: OpenDocumentService,
    private readonly clock: Clock,
  ) {}

  /** Before the transaction. @throws WRONG_STATE */
  async read(user: SessionUser, quote: IndividualQuote): Promise<EnteredHousehold> {
    const entered = await this.state.read(quote);
    await this.assertReady(user, { quote, entered });
    return entered;
  }

  /** The quote in SignatureRequired, after a failure too. It was found for update. @throws WRONG_STATE */
  async begin(tx: EntityManager, user: SessionUser, found: IndividualQuote): Promise<RefreshedHousehold> {
    const refreshed = await this.state.refresh(tx, user, found);
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

  contentOf(quote: IndividualQuote, entered: EnteredHousehold, tx?: EntityManager): Promise<SignedHousehold> {
    return this.composeHousehold.compose(quote, entered, tx);
  }

  /** What the signature covers: the same text as long as nothing has changed. */
  async textOf(quote: IndividualQuote, entered: EnteredHousehold, tx?: EntityManager): Promise<string> {
    return canonicalJson(await this.contentOf(quote, entered, tx));
  }

  /** Of the content as it is now; null while it cannot be signed. */
  async digestOf(quote: IndividualQuote, given?: EnteredHousehold, tx?: EntityManager): Promise<string | null> {
    const entered = given ?? (await this.state.read(quote, tx));
    try {
      return contentDigest(await this.textOf(quote, entered, tx));
    } catch (error) {
      if (error instanceof AppError && error.code === 'RULE_BROKEN') {
        return null;
      }
      throw error;
    }
  }

  /** What was signed, read to the end, where its digest is verified. @throws UNAVAILABLE */
  async readSigned(content: StoredContent): Promise<SignedHousehold> {
    const bytes = await buffer(await this.documents.open(content));
    return JSON.parse(bytes.toString('utf8')) as SignedHousehold;
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
