import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { EitherQuotesRepository } from '../../quoting/quotes/either-quotes.repository.ts';
import { MoveQuoteService, type QuoteMove } from '../../quoting/quotes/move-quote.service.ts';
import type { IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';
import type { IndividualApplication } from '../parts/submission/individual-application.table.ts';
import { IndividualApplicationsRepository } from '../parts/submission/individual-applications.repository.ts';
import type { SubmissionResult } from './sending/submission-call.ts';
import { SubmittedQuotesRepository } from './submitted-quotes.repository.ts';

/** Used when no call gave a reason. */
const GAVE_UP = 'The application could not be sent. Please resubmit it.';
const IN_PLACE = { status: 'Installed', failedAt: null, message: '', refusalCode: '' } as const;
const answererOf = ({ isFfm }: IndividualApplication) => (isFfm ? 'the marketplace' : 'the carrier');

/** Records what the carrier or the marketplace answered about an application, and what that makes of the quote. */
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

  record(application: IndividualApplication, result: SubmissionResult): Promise<void> {
    return this.transactions.run(async (tx) => {
      const quote = await this.quotes.findForUpdate(tx, application);
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
      await this.quotes.saveEnrollment(tx, quote, enrolled);
    }
    const details = number === null ? {} : { contractId: number };
    return this.either.saveIndividual(tx, quote, { columns: {}, details, agentIds: null });
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

  /** Unlocks the quote, so that it can be corrected. */
  private async fail(
    tx: EntityManager,
    application: IndividualApplication,
    { to, why, ...reason }: Pick<IndividualApplication, 'failedAttemptId' | 'message' | 'refusalCode'> & QuoteMove,
  ): Promise<void> {
    const quote = await this.quotes.findForUpdate(tx, application);
    const failed = { ...reason, status: 'Failed', failedAt: this.clock.now() } as const;
    if (await this.applications.settle(tx, application, failed)) {
      const columns = { readOnlyReason: 0 };
      const saved = await this.either.saveIndividual(tx, quote, { columns, details: {}, agentIds: null });
      await this.moveQuote.move(tx, null, saved, { to, why });
    }
  }
}
