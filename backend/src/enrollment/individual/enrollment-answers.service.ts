import { Injectable } from '@nestjs/common';
import { MEMBER_SAVED } from '#shared/enrollment/members/member-problems';
import type { SignatureResponse } from '#shared/enrollment/signature.record';
import { dollarsFromCents } from '#shared/formats/currency';
import type {
  EnrollmentPageResponse,
  EnrollmentProgress,
  SavedAnswersResponse,
  SavedMembersResponse,
} from '#shared/individual-enrollment/individual-enrollment.record';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { ConsentsService } from '../../quoting/consents/consents.service.ts';
import { HouseholdMembersService } from '../../quoting/households/household-members.service.ts';
import type { IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';
import { HouseholdApplicationService } from '../household-application/household-application.service.ts';
import { SignatureService } from '../signature/signature.service.ts';
import { FirstPaymentService } from '../parts/individual/first-payment.service.ts';
import type { EnteredHousehold } from '../parts/individual/household-panels.ts';
import { MarketplaceApplications } from '../parts/individual/marketplace-applications.ts';
import type { RefreshedHousehold } from '../state/refresh-household.service.ts';

/** A household's enrollment in its API form, for a user who may see the quote. */
@Injectable()
export class EnrollmentAnswersService {
  constructor(
    private readonly members: HouseholdMembersService,
    private readonly firstPayment: FirstPaymentService,
    private readonly signatures: SignatureService,
    private readonly applications: MarketplaceApplications,
    private readonly consents: ConsentsService,
    private readonly application: HouseholdApplicationService,
  ) {}

  async describeMembers(user: SessionUser, { quote, entered }: RefreshedHousehold): Promise<SavedMembersResponse> {
    return {
      ...(await this.people(user, quote, entered)),
      Message: MEMBER_SAVED,
      Status: quote.status,
      Version: quote.version,
      ...(await this.progress(user, quote, entered)),
    };
  }

  async describeAnswers(
    user: SessionUser,
    { quote, entered, message }: RefreshedHousehold & { message: string },
  ): Promise<SavedAnswersResponse> {
    return {
      ...toAnswers(entered),
      Message: message,
      Status: quote.status,
      Version: quote.version,
      ...(await this.progress(user, quote, entered)),
    };
  }

  /** The newest, even if it no longer counts. */
  signature(quote: IndividualQuote): Promise<SignatureResponse | null> {
    return this.signatures.describe(quote);
  }

  marketplace(quote: IndividualQuote, { members }: EnteredHousehold): Promise<EnrollmentPageResponse['Marketplace']> {
    return this.applications.find(quote, members);
  }

  async people(
    user: SessionUser,
    quote: IndividualQuote,
    { census, members }: EnteredHousehold,
  ): Promise<Pick<SavedMembersResponse, 'Members' | 'Problems'>> {
    return { Members: members, Problems: await this.members.listProblems(user, quote, census) };
  }

  async progress(user: SessionUser, quote: IndividualQuote, entered: EnteredHousehold): Promise<EnrollmentProgress> {
    const { panels } = entered;
    const problem = await this.submitProblem(user, quote, entered);
    const isStarted = quote.status !== 'Quoting';
    return {
      Panels: isStarted ? panels : [],
      AmountDue: isStarted ? dollarsFromCents(await this.firstPayment.dueCents(quote)) : null,
      CanSubmit: problem === null,
      SubmitProblem: problem,
    };
  }

  /** What the client has to give comes last: the household must be complete before it is reviewed. */
  private async submitProblem(
    user: SessionUser,
    quote: IndividualQuote,
    entered: EnteredHousehold,
  ): Promise<string | null> {
    const problem = await this.application.findProblem(user, { quote, entered });
    return problem === null && quote.individual.isFfm ? this.consents.findSubmissionProblem(user, quote) : problem;
  }
}

export const toAnswers = ({
  eligibility,
  health,
  answersVersion,
}: EnteredHousehold): Pick<SavedAnswersResponse, 'Eligibility' | 'Health' | 'AnswersVersion'> => ({
  Eligibility: eligibility,
  Health: health,
  AnswersVersion: answersVersion,
});
