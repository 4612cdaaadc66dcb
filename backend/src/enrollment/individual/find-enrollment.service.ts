import { Injectable } from '@nestjs/common';
import { householdEditProblem } from '#shared/individual-enrollment/editing';
import type {
  EnrollmentPageResponse,
  EnrollmentProgress,
} from '#shared/individual-enrollment/individual-enrollment.record';
import type { Plan } from '../../catalogue/plans/plan.table.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { IndividualQuotesService } from '../../quoting/households/individual-quotes.service.ts';
import { Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { EnrollmentDocumentsRepository } from '../parts/documents/enrollment-documents.repository.ts';
import { toQuoteDocument } from '../parts/documents/to-quote-document.ts';
import { HealthReadings } from '../parts/individual/health-readings.ts';
import { HouseholdPanels } from '../parts/individual/household-panels.ts';
import { EnrollmentAnswersService, toAnswers } from './enrollment-answers.service.ts';

/** Everything about the enrollment of a household. */
@Injectable()
export class FindEnrollmentService {
  constructor(
    private readonly quotes: Quotes,
    private readonly individualQuotes: IndividualQuotesService,
    private readonly panels: HouseholdPanels,
    private readonly documents: EnrollmentDocumentsRepository,
    private readonly answers: EnrollmentAnswersService,
    private readonly readings: HealthReadings,
  ) {}

  /** @throws NOT_FOUND */
  async find(user: SessionUser, quoteId: number): Promise<EnrollmentPageResponse> {
    const quote = await this.quotes.of('household').find(user, quoteId);
    const entered = await this.panels.read(quote);
    await this.readings.note(user, quote, entered.health);
    const { status, isDeleted, readOnlyReason: readOnly } = quote;
    const described = await this.individualQuotes.describe(user, quote);
    const progress = await this.answers.progress(user, quote, entered);
    return {
      Quote: quote.individual.isFfm ? withZeroPayment(described, progress) : described,
      ...(await this.answers.people(user, quote, entered)),
      ...toAnswers(entered),
      Documents: (await this.documents.listOf(quote)).map(toQuoteDocument),
      Signature: await this.answers.signature(quote),
      MedicalPlan: entered.medicalPlan && toMedicalPlan(entered.medicalPlan),
      Marketplace: await this.answers.marketplace(quote, entered),
      EditProblem: householdEditProblem({ status, isDeleted, readOnly }),
      ...progress,
    };
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
