import { Injectable } from '@nestjs/common';
import { dollarsFromCents } from '#shared/formats/currency';
import type { HouseholdSubmissionResponse } from '#shared/individual-enrollment/submission.record';
import { outcomeWords } from '#shared/individual-enrollment/submission-outcome';
import { enrollRefusal } from '#shared/marketplace/enroll-refusals';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { AwaitAnswerService } from '../../platform/jobs/await-answer.service.ts';
import { MarketplaceQuotesRepository } from '../../quoting/marketplace-quotes/marketplace-quotes.repository.ts';
import { EitherQuotesRepository } from '../../quoting/quotes/either-quotes.repository.ts';
import type { IndividualApplication } from '../parts/submission/individual-application.table.ts';
import { IndividualApplicationsRepository } from '../parts/submission/individual-applications.repository.ts';

/** What has become of a submitted application. */
@Injectable()
export class SubmissionAnswersService {
  constructor(
    private readonly either: EitherQuotesRepository,
    private readonly applications: IndividualApplicationsRepository,
    private readonly decided: MarketplaceQuotesRepository,
    private readonly rules: RulesService,
    private readonly awaitAnswer: AwaitAnswerService,
  ) {}

  /** The outcome if the carrier answers within the time that people wait; otherwise that it is pending. */
  async await(user: SessionUser, quoteId: number): Promise<HouseholdSubmissionResponse> {
    await this.awaitAnswer.waitWhile(() => this.isWaiting(quoteId));
    return (await this.find(user, quoteId))!;
  }

  /** null while it was never submitted. @throws NOT_FOUND */
  async find(user: SessionUser, quoteId: number): Promise<HouseholdSubmissionResponse | null> {
    // Before the quote, which is moved together with it.
    const application = await this.applications.find({ id: quoteId });
    const quote = await this.either.findIndividual(user, quoteId);
    const submission = application && (await this.applications.findNewest(application));
    if (!submission) {
      return null;
    }
    const isPending = application.status === 'Waiting';
    const refusal = refusalOf(application);
    const decision = await this.decided.find(quote);
    const { IndividualMarketPhoneNum: phone } = await this.rules.inForce(quote.effectiveDate);
    return {
      Status: isPending ? 'Enrolling' : quote.status,
      Pending: isPending,
      ...outcomeWords({ status: quote.status, isPending, refusalCode: refusal?.Code ?? '' }, phone),
      Reason: application.status === 'Failed' ? application.message : null,
      Refusal: refusal,
      VerificationDueDate: quote.status === 'PendingSEVerification' ? (decision?.verificationDueDate ?? null) : null,
      ApplicationId: application.id,
      MarketplaceApplicationId: decision?.applicationId ?? null,
      ContractId: application.status === 'Installed' ? quote.individual.contractId : null,
      Payment: { Due: await this.applications.isPaymentDue(quote), Amount: dollarsFromCents(submission.dueCents) },
      SubmittedDate: submission.submittedAt.toISOString(),
      Sha256: submission.signature.content.sha256,
    };
  }

  private async isWaiting(id: number): Promise<boolean> {
    return (await this.applications.find({ id }))?.status === 'Waiting';
  }
}

/** As long as it has not been submitted again. */
function refusalOf({ status, refusalCode }: IndividualApplication): HouseholdSubmissionResponse['Refusal'] {
  if (status !== 'Failed' || refusalCode === '') {
    return null;
  }
  const { who, action } = enrollRefusal(refusalCode, '');
  return { Code: refusalCode, Who: who, Action: action };
}
