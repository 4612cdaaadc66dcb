import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { dollarsFromCents } from '#shared/formats/currency';
import type { HouseholdSubmissionResponse } from '#shared/individual-enrollment/submission.record';
import { outcomeWords } from '#shared/individual-enrollment/submission-outcome';
import { enrollRefusal } from '#shared/marketplace/enroll-refusals';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { TakenJob } from '../../platform/jobs/job-handler.ts';
import { Worker } from '../../platform/jobs/worker.ts';
import { MarketplaceQuotesRepository } from '../../quoting/households/marketplace-quotes.repository.ts';
import { Quotes, type IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';
import { MoveQuoteService, type QuoteMove } from '../../quoting/quotes/move-quote.service.ts';
import type { IndividualApplication } from '../parts/household/individual-application.table.ts';
import { IndividualApplicationsRepository } from '../parts/household/individual-applications.repository.ts';
import { SendApplicationService, type SubmissionResult } from './send-application.service.ts';

/** Used when no call gave a reason. */
const GAVE_UP = 'The application could not be sent. Please resubmit it.';
const IN_PLACE = { status: 'Installed', failedAt: null, message: '', refusalCode: '' } as const;
const answererOf = ({ isFfm }: IndividualApplication) => (isFfm ? 'the marketplace' : 'the carrier');

/** Has the worker repeat the job. */
class ApplicationUnanswered extends Error {
  override readonly name = 'ApplicationUnanswered';
}

/**
 * What becomes of a submitted application: has it sent to the carrier or the marketplace, under a key that stays the same however often,
 * records the answer and what that makes of the quote, and tells it.
 */
@Injectable()
export class SubmissionOutcomeService implements OnModuleInit {
  constructor(
    private readonly worker: Worker,
    private readonly sending: SendApplicationService,
    private readonly transactions: Transactions,
    private readonly applications: IndividualApplicationsRepository,
    private readonly quotes: Quotes,
    private readonly decided: MarketplaceQuotesRepository,
    private readonly moveQuote: MoveQuoteService,
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    for (const topic of ['submit-application', 'enroll-at-marketplace'] as const) {
      this.worker.register({
        topic,
        run: (job, stop) => this.run(job, stop),
        giveUp: (tx, { subjectId }) => this.giveUp(tx, subjectId),
      });
    }
  }

  /** The outcome if the carrier answers within the time that people wait; otherwise that it is pending. */
  async await(user: SessionUser, quoteId: number): Promise<HouseholdSubmissionResponse> {
    await this.worker.waitWhile(async () => (await this.applications.find({ id: quoteId }))?.status === 'Waiting');
    return (await this.find(user, quoteId))!;
  }

  /** null while it was never submitted. @throws NOT_FOUND */
  async find(user: SessionUser, quoteId: number): Promise<HouseholdSubmissionResponse | null> {
    // Before the quote, which is moved together with it.
    const application = await this.applications.find({ id: quoteId });
    const quote = await this.quotes.of('household').find(user, quoteId);
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

  /** No more automatic retries: the agent submits it again. */
  async giveUp(tx: EntityManager, quoteId: number): Promise<void> {
    const application = await this.applications.find({ id: quoteId }, tx);
    if (application) {
      const untried = { outcome: 'Unavailable', message: GAVE_UP, detail: 'not sent' } as const;
      const failedAttemptId =
        application.failedAttemptId || (await this.applications.addAttempt(tx, application, untried));
      const message = application.message || GAVE_UP;
      const why = `${answererOf(application)} did not answer`;
      await this.fail(tx, application, { failedAttemptId, message, refusalCode: '', to: 'FailedEnrollment', why });
    }
  }

  private async run({ subjectId: id, idempotencyKey }: TakenJob, stop: AbortSignal): Promise<void> {
    const application = await this.applications.find({ id });
    const submission = application?.status === 'Waiting' ? await this.applications.findNewest(application) : null;
    if (!application || !submission) {
      return;
    }
    const result = await this.sending.send(idempotencyKey, { application, submission, stop });
    await this.record(application, result);
    if (result.outcome === 'Unavailable') {
      throw new ApplicationUnanswered();
    }
  }

  private record(application: IndividualApplication, result: SubmissionResult): Promise<void> {
    return this.transactions.run(async (tx) => {
      const quote = await this.applications.findQuoteForUpdate(tx, application);
      const failedAttemptId = await this.applications.addAttempt(tx, application, result);
      const { outcome, message, refusalCode, status: to } = result;
      if (outcome === 'Unavailable') {
        await this.applications.settle(tx, application, { failedAttemptId, message });
      } else if (outcome === 'Refused') {
        const why = `${answererOf(application)} did not accept the application`;
        await this.fail(tx, application, { failedAttemptId, message, refusalCode, to, why });
      } else if (await this.applications.settle(tx, application, IN_PLACE)) {
        const saved = await this.enroll(tx, quote, result);
        await this.moveQuote.move(tx, null, saved, { to, why: `accepted by ${answererOf(application)}` });
      }
    });
  }

  private async enroll(
    tx: EntityManager,
    quote: IndividualQuote,
    { number, enrolled }: SubmissionResult,
  ): Promise<IndividualQuote> {
    if (enrolled) {
      await this.applications.saveEnrollment(tx, quote, enrolled);
    }
    const details = number === null ? {} : { contractId: number };
    return this.quotes.saveIndividual(tx, quote, { columns: {}, details, agentIds: null });
  }

  /** Unlocks the quote, so that it can be corrected. */
  private async fail(
    tx: EntityManager,
    application: IndividualApplication,
    { to, why, ...reason }: Pick<IndividualApplication, 'failedAttemptId' | 'message' | 'refusalCode'> & QuoteMove,
  ): Promise<void> {
    const quote = await this.applications.findQuoteForUpdate(tx, application);
    const failed = { ...reason, status: 'Failed', failedAt: this.clock.now() } as const;
    if (await this.applications.settle(tx, application, failed)) {
      const columns = { readOnlyReason: 0 };
      const saved = await this.quotes.saveIndividual(tx, quote, { columns, details: {}, agentIds: null });
      await this.moveQuote.move(tx, null, saved, { to, why });
    }
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
