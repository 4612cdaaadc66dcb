import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import { NOT_CONFIRMED } from '#shared/individual-enrollment/submission-outcome';
import type { Verification } from '#shared/marketplace/marketplace.record';
import { Transactions } from '../../platform/database/transactions.ts';
import { NightlyJobs } from '../../platform/jobs/nightly-jobs.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { MarketplaceQuote } from '../households/marketplace-quote.table.ts';
import { MarketplaceQuotesRepository, type PendingVerification } from '../households/marketplace-quotes.repository.ts';
import { MoveQuoteService, type QuoteMove } from '../quotes/move-quote.service.ts';
import { MarketplaceGateway, MarketplaceUnavailable } from './marketplace.gateway.ts';

/** Calls at the same time. */
const BATCH = 10;

const SETTLED: Record<Exclude<Verification['Status'], 'Pending'>, QuoteMove> = {
  Confirmed: { to: 'Complete', why: 'special enrollment confirmed by the marketplace' },
  NotConfirmed: { to: 'Declined', why: NOT_CONFIRMED },
};

/** 'unavailable': it did not answer at all. null: its answer is not to be used. */
type Answer = Verification | 'unavailable' | null;

/** Asks the marketplace every night what became of the special enrollments that it verifies. Individuals, section 2, "Individual transitions". */
@Injectable()
export class VerifyEnrollmentsService implements OnModuleInit {
  private readonly logger = new Logger('Verifications');

  constructor(
    private readonly decided: MarketplaceQuotesRepository,
    private readonly marketplace: MarketplaceGateway,
    private readonly transactions: Transactions,
    private readonly moveQuote: MoveQuoteService,
    private readonly audit: AuditTrail,
    private readonly nightly: NightlyJobs,
  ) {}

  onModuleInit(): void {
    this.nightly.register('verify-enrollments', (stop) => this.verifyAll(stop));
  }

  /**
   * What fails stays as it is and is asked for again the next time. A marketplace that answers none of a batch is not asked for the others:
   * the worker has other work. `stop` asks it to abort by throwing.
   */
  async verifyAll(stop: AbortSignal): Promise<void> {
    for (let batch = await this.next(0); batch.length > 0; batch = await this.next(batch.at(-1)!.quoteId)) {
      stop.throwIfAborted();
      const answers = await Promise.all(batch.map((each) => this.ask(each)));
      for (const [at, { quoteId }] of batch.entries()) {
        stop.throwIfAborted();
        await this.apply(quoteId, answers[at] ?? null);
      }
      if (batch.length === BATCH && answers.every((answer) => answer === 'unavailable')) {
        this.logger.warn(`The marketplace is unavailable: quotes after ${batch.at(-1)!.quoteId} were not asked for`);
        return;
      }
    }
  }

  private next(after: number): Promise<PendingVerification[]> {
    return this.decided.listPending({ after, count: BATCH });
  }

  private async ask({ quoteId, consumerId, visitReference }: PendingVerification): Promise<Answer> {
    try {
      return await this.marketplace.verification({ ConsumerId: consumerId, Reference: visitReference });
    } catch (error) {
      if (!(error instanceof MarketplaceUnavailable)) {
        throw error;
      }
      this.logger.warn(`Quote ${quoteId} was not verified: ${error.message}`);
      return error.isPassing || error.message === 'TimeoutError' ? 'unavailable' : null;
    }
  }

  /** In a transaction of its own, so that one that fails does not stop the others. */
  private async apply(quoteId: number, answer: Answer): Promise<void> {
    if (answer === null || answer === 'unavailable') {
      return;
    }
    const { Status, DueDate } = answer;
    try {
      await this.transactions.run((tx) =>
        Status === 'Pending' ? this.postpone(tx, quoteId, DueDate) : this.settle(tx, quoteId, SETTLED[Status]),
      );
    } catch (error) {
      // The name only: a message could quote what is stored.
      this.logger.warn(`Quote ${quoteId} was not settled: ${(error as Error).name}`);
    }
  }

  private async postpone(tx: EntityManager, quoteId: number, dueDate: IsoDate | null): Promise<void> {
    const found = await this.decided.lockPending(tx, quoteId);
    if (found && dueDate !== null && dueDate !== found.decided.verificationDueDate) {
      await this.decided.postpone(tx, found.pending, dueDate);
      const action = 'change-verification-date';
      await this.audit.record(tx, { user: null, action, subject: 'quote', subjectId: quoteId });
    }
  }

  private async settle(tx: EntityManager, quoteId: number, move: QuoteMove): Promise<void> {
    const found = await this.decided.lockPending(tx, quoteId);
    if (found) {
      await tx.update(MarketplaceQuote, { quoteId }, { verificationPending: false, verificationDueDate: null });
      await this.moveQuote.move(tx, null, found.pending, move);
    }
  }
}
