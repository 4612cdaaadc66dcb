import { Injectable } from '@nestjs/common';
import { MEMBER_SAVED } from '#shared/enrollment/members/member-problems';
import { dollarsFromCents } from '#shared/formats/currency';
import { householdEditProblem } from '#shared/individual-enrollment/editing';
import type {
  EnrollmentPageResponse,
  EnrollmentProgress,
  SavedAnswersResponse,
  SavedMembersResponse,
} from '#shared/individual-enrollment/individual-enrollment.record';
import type { Plan } from '../../catalogue/plans/plan.table.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { ConsentsService } from '../../quoting/consents/consents.service.ts';
import { HouseholdOffersService } from '../../quoting/household-offers/household-offers.service.ts';
import { HouseholdMembersService } from '../../quoting/households/household-members.service.ts';
import { IndividualQuotesService } from '../../quoting/households/individual-quotes.service.ts';
import { Quotes, type IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';
import { toQuoteDocument } from '../documents/documents.service.ts';
import { HouseholdApplicationService } from '../household-application/household-application.service.ts';
import { EnrollmentDocumentsRepository } from '../parts/documents/enrollment-documents.repository.ts';
import { type EnteredHousehold, HouseholdReader } from '../parts/household/household-reader.service.ts';
import { HouseholdStateService, type RefreshedHousehold } from '../parts/household/household-state.service.ts';
import { SignatureService } from '../signature/signature.service.ts';

/** Everything about the enrollment of a household, in its API form. */
@Injectable()
export class EnrollmentPageService {
  constructor(
    private readonly quotes: Quotes,
    private readonly individualQuotes: IndividualQuotesService,
    private readonly reader: HouseholdReader,
    private readonly state: HouseholdStateService,
    private readonly documents: EnrollmentDocumentsRepository,
    private readonly members: HouseholdMembersService,
    private readonly application: HouseholdApplicationService,
    private readonly signatures: SignatureService,
    private readonly consents: ConsentsService,
    private readonly offers: HouseholdOffersService,
  ) {}

  /** @throws NOT_FOUND */
  async find(user: SessionUser, quoteId: number): Promise<EnrollmentPageResponse> {
    const quote = await this.quotes.of('household').find(user, quoteId);
    const entered = await this.reader.read(quote);
    await this.state.noteReading(user, quote, entered.health);
    const { status, isDeleted, readOnlyReason: readOnly } = quote;
    const described = await this.individualQuotes.describe(user, quote);
    const progress = await this.progress(user, quote, entered);
    return {
      Quote: quote.individual.isFfm ? withZeroPayment(described, progress) : described,
      ...(await this.people(user, quote, entered)),
      ...toAnswers(entered),
      Documents: (await this.documents.listOf(quote)).map(toQuoteDocument),
      Signature: await this.signatures.describe(user, quote),
      MedicalPlan: entered.medicalPlan && toMedicalPlan(entered.medicalPlan),
      Marketplace: await this.marketplaceOf(quote, entered),
      EditProblem: householdEditProblem({ status, isDeleted, readOnly }),
      ...progress,
    };
  }

  private async marketplaceOf(
    quote: IndividualQuote,
    { members }: EnteredHousehold,
  ): Promise<EnrollmentPageResponse['Marketplace']> {
    const application = await this.reader.marketplaceApplication(quote, members);
    return application && { ...application, ElectedCredit: dollarsFromCents(await this.offers.takenInAdvance(quote)) };
  }

  /** Of a quote that the user has just changed. */
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

  private async people(
    user: SessionUser,
    quote: IndividualQuote,
    { census, members }: EnteredHousehold,
  ): Promise<Pick<SavedMembersResponse, 'Members' | 'Problems'>> {
    return { Members: members, Problems: await this.members.listProblems(user, quote, census) };
  }

  private async progress(
    user: SessionUser,
    quote: IndividualQuote,
    entered: EnteredHousehold,
  ): Promise<EnrollmentProgress> {
    const { panels } = entered;
    const problem = await this.submitProblem(user, quote, entered);
    const isStarted = quote.status !== 'Quoting';
    return {
      Panels: isStarted ? panels : [],
      AmountDue: isStarted ? dollarsFromCents(await this.application.dueCents(quote)) : null,
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

const withZeroPayment = (
  quote: EnrollmentPageResponse['Quote'],
  { AmountDue }: EnrollmentProgress,
): EnrollmentPageResponse['Quote'] => ({ ...quote, Ffm: quote.Ffm && { ...quote.Ffm, zeroPayment: AmountDue === 0 } });

const toMedicalPlan = ({ id, displayName, networkType, metalTier }: Plan): EnrollmentPageResponse['MedicalPlan'] => ({
  PlanId: id,
  PlanDisplayName: displayName,
  ProviderNetworkType: networkType,
  MetalTier: metalTier,
});

const toAnswers = ({
  eligibility,
  health,
  answersVersion,
}: EnteredHousehold): Pick<SavedAnswersResponse, 'Eligibility' | 'Health' | 'AnswersVersion'> => ({
  Eligibility: eligibility,
  Health: health,
  AnswersVersion: answersVersion,
});
