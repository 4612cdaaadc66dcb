import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { acceptedStatus } from '#shared/individual-enrollment/submission-outcome';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { EitherQuotesRepository } from '../../quoting/quotes/either-quotes.repository.ts';
import { MoveQuoteService } from '../../quoting/quotes/move-quote.service.ts';
import type { CallResult } from '../installation/carrier/carrier-call.ts';
import type { IndividualApplication } from '../parts/submission/individual-application.entity.ts';
import type { IndividualSubmission } from '../parts/submission/individual-submission.entity.ts';
import { IndividualApplicationsRepository } from '../parts/submission/individual-applications.repository.ts';
import { SubmittedQuotesRepository } from './submitted-quotes.repository.ts';

/** Used when no call gave a reason. */
const GAVE_UP = 'The application could not be sent. Please resubmit it.';
const ACCEPTED = 'accepted by the carrier';
const IN_PLACE = { status: 'Installed', failedAt: null, message: '' } as const;
const REFUSED = 'the carrier did not accept the application';
const UNANSWERED = 'the carrier did not answer';

/** Records what the carrier answered about an application, and what that makes of the quote. */
@Injectable()
export class RecordOutcomeService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: SubmittedQuotesRepository,
    private readonly applications: IndividualApplicationsRepository,
    private readonly either: EitherQuotesRepository,
    private readonly moveQuote: MoveQuoteService,
    private readonly clock: Clock,
  ) {}

  record(application: IndividualApplication, submission: IndividualSubmission, result: CallResult): Promise<void> {
    return this.transactions.run(async (tx) => {
      const quote = await this.quotes.findForUpdate(tx, application);
      const attemptId = await this.applications.addAttempt(tx, application, result);
      const { outcome, message, number } = result;
      if (outcome === 'Unavailable') {
        await this.applications.settle(tx, application, { failedAttemptId: attemptId, message });
      } else if (outcome === 'Refused') {
        await this.fail(tx, application, { failedAttemptId: attemptId, message, why: REFUSED });
      } else if (await this.applications.settle(tx, application, IN_PLACE)) {
        const details = number === null ? {} : { contractId: number };
        const saved = await this.either.saveIndividual(tx, quote, { columns: {}, details, agentIds: null });
        await this.moveQuote.move(tx, null, saved, { to: acceptedStatus(submission.dueCents), why: ACCEPTED });
      }
    });
  }

  /** No more automatic retries: the agent submits it again. */
  async giveUp(tx: EntityManager, quoteId: number): Promise<void> {
    const application = await this.applications.find({ id: quoteId }, tx);
    if (application) {
      const untried = { outcome: 'Unavailable', message: GAVE_UP, detail: 'not sent' } as const;
      const failedAttemptId =
        application.failedAttemptId || (await this.applications.addAttempt(tx, application, untried));
      await this.fail(tx, application, { failedAttemptId, message: application.message || GAVE_UP, why: UNANSWERED });
    }
  }

  /** Unlocks the quote, so that it can be corrected. */
  private async fail(
    tx: EntityManager,
    application: IndividualApplication,
    { failedAttemptId, message, why }: { failedAttemptId: number; message: string; why: string },
  ): Promise<void> {
    const quote = await this.quotes.findForUpdate(tx, application);
    const failed = { status: 'Failed', failedAt: this.clock.now(), failedAttemptId, message } as const;
    if (await this.applications.settle(tx, application, failed)) {
      const columns = { readOnlyReason: 0 };
      const saved = await this.either.saveIndividual(tx, quote, { columns, details: {}, agentIds: null });
      await this.moveQuote.move(tx, null, saved, { to: 'FailedEnrollment', why });
    }
  }
}
