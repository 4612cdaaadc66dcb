import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { awaitsPayment, isEnrolledAtMarketplace, type PaidQuote } from '#shared/payments/hand-off';
import { MADE_PAYMENTS, type MadePayment } from '#shared/payments/payment-states';
import { addRow, addRows } from '../../../platform/database/add-rows.ts';
import { Clock } from '../../../platform/clock.ts';
import { isSqlite } from '../../../platform/database/is-sqlite.ts';
import type { StoredDocument } from '../../../platform/documents/stored-document.table.ts';
import { takeTurn } from '../../../platform/database/turns.ts';
import type { User } from '../../../platform/people/user.table.ts';
import { MarketplaceQuote } from '../../../quoting/households/marketplace-quote.table.ts';
import { IndividualDetails } from '../../../quoting/quotes/individual-details.table.ts';
import { Quote } from '../../../quoting/quotes/quote.table.ts';
import type { IndividualQuote } from '../../../quoting/quotes/quotes.repository.ts';
import { IndividualPayment } from './individual-payment.table.ts';
import { IndividualApplication } from './individual-application.table.ts';
import { IndividualApplicationAttempt } from './individual-application-attempt.table.ts';
import { IndividualSubmission } from './individual-submission.table.ts';

/** A submission with what was signed. */
export interface SubmittedContent extends IndividualSubmission {
  signature: NonNullable<IndividualSubmission['signature']> & { content: StoredDocument };
}

type QuoteId = Pick<IndividualQuote, 'id'>;

type Told = Pick<IndividualApplicationAttempt, 'outcome' | 'message'>;

/** Of an error that an agent saw. */
const REPORTED = 'reported by the agent';

/** All queries on submitted applications. Not narrowed by user: jobs name the quote, and callers check who asks. */
@Injectable()
export class IndividualApplicationsRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The quote of an application, which never changes: read outside any transaction, so that locks come first in it. */
  async findQuoteId(id: number): Promise<number | null> {
    const found = await this.database.manager.findOne(IndividualApplication, {
      select: { quoteId: true },
      where: { id },
    });
    return found?.quoteId ?? null;
  }

  /** null while the quote was never submitted. */
  find({ id: quoteId }: QuoteId, tx: EntityManager = this.database.manager): Promise<IndividualApplication | null> {
    return tx.findOneBy(IndividualApplication, { quoteId });
  }

  /** Same, locked until the transaction ends. Lock the quote first. */
  findForUpdate({ id: quoteId }: QuoteId, tx: EntityManager): Promise<IndividualApplication | null> {
    const lock = isSqlite(tx) ? {} : { lock: { mode: 'pessimistic_write' as const } };
    return tx.findOne(IndividualApplication, { where: { quoteId }, ...lock });
  }

  /** Its quote, locked until the transaction ends: before the application, as a submission does. */
  async findQuoteForUpdate(tx: EntityManager, { quoteId: id }: { quoteId: number }): Promise<IndividualQuote> {
    await takeTurn(tx, 'quote', id);
    const lock = isSqlite(tx) ? {} : { lock: { mode: 'pessimistic_write' as const } };
    const quote = await tx.findOneOrFail(Quote, { where: { id }, ...lock });
    const individual = await tx.findOneByOrFail(IndividualDetails, { quoteId: id });
    return Object.assign(quote, { individual }) as IndividualQuote;
  }

  /** What the marketplace decided about the household. */
  findDecision({ quoteId }: { quoteId: number }): Promise<MarketplaceQuote> {
    return this.database.manager.findOneByOrFail(MarketplaceQuote, { quoteId });
  }

  /** What the marketplace answered to the enrollment. */
  async saveEnrollment(
    tx: EntityManager,
    { id: quoteId }: QuoteId,
    enrolled: Pick<MarketplaceQuote, 'policyId' | 'verificationPending' | 'verificationDueDate'>,
  ): Promise<void> {
    await tx.update(MarketplaceQuote, { quoteId }, enrolled);
  }

  /** The first payment to which the user agreed with the newest submission; null if there is none. */
  async findAgreedCents({ id: quoteId }: QuoteId): Promise<number | null> {
    const [newest] = await this.database.manager.find(IndividualSubmission, {
      select: { id: true, attempt: true, dueCents: true },
      where: { application: { quoteId } },
      order: { attempt: 'DESC' },
      take: 1,
    });
    return newest?.dueCents ?? null;
  }

  /** What of it is still to be paid. */
  async findOpenCents(quote: QuoteId): Promise<number> {
    return (await this.findMadePayment(quote)) ? 0 : ((await this.findAgreedCents(quote)) ?? 0);
  }

  async isPaymentDue(quote: IndividualQuote): Promise<boolean> {
    return (
      awaitsPayment(quote) || (isEnrolledAtMarketplace(paidQuoteOf(quote)) && (await this.findOpenCents(quote)) > 0)
    );
  }

  /** The state of the first payment that was made; null while there is none. */
  async findMadePayment({ id: quoteId }: QuoteId): Promise<MadePayment | null> {
    const states = (
      await this.database.manager.find(IndividualPayment, { select: { state: true }, where: { quoteId } })
    ).map(({ state }) => state);
    return MADE_PAYMENTS.find((made) => states.includes(made)) ?? null;
  }

  /** The newest submission. */
  async findNewest(
    { id: applicationId }: IndividualApplication,
    tx: EntityManager = this.database.manager,
  ): Promise<SubmittedContent | null> {
    const [newest] = await tx.find(IndividualSubmission, {
      where: { applicationId },
      relations: { signature: { content: true } },
      order: { attempt: 'DESC' },
      take: 1,
    });
    return (newest as SubmittedContent | undefined) ?? null;
  }

  /** The row of a quote, without an error. */
  async save(
    tx: EntityManager,
    { id: quoteId, individual }: IndividualQuote,
    status: IndividualApplication['status'],
  ): Promise<IndividualApplication> {
    const stored = await this.find({ id: quoteId }, tx);
    return tx.save(IndividualApplication, {
      ...(stored ?? { quoteId }),
      isFfm: individual.isFfm,
      firstName: individual.subscriberFirstName,
      lastName: individual.subscriberLastName,
      birthDate: individual.subscriberBirthDate,
      status,
      submittedAt: this.clock.now(),
      failedAt: null,
      message: '',
      refusalCode: '',
    });
  }

  /** Adds a submission; the application is in this state from now on. Callers have locked the quote. */
  async submit(
    tx: EntityManager,
    quote: IndividualQuote,
    {
      status,
      ...submission
    }: Pick<IndividualSubmission, 'signatureId' | 'submittedByUserId' | 'dueCents' | 'aptcAttested'> &
      Pick<IndividualApplication, 'status'>,
  ): Promise<IndividualApplication> {
    const application = await this.save(tx, quote, status);
    const { id: applicationId, submittedAt } = application;
    const attempt = ((await this.findNewest(application, tx))?.attempt ?? 0) + 1;
    await addRows(tx, IndividualSubmission, { ...submission, applicationId, attempt, submittedAt });
    return application;
  }

  /** Adds the same submission once more. Its error stays in the report until it is answered. Callers have locked the quote. */
  async submitAgain(
    tx: EntityManager,
    { applicationId, attempt, signatureId, dueCents, aptcAttested }: IndividualSubmission,
    { id: submittedByUserId }: Pick<User, 'id'>,
  ): Promise<void> {
    const submittedAt = this.clock.now();
    await tx.update(IndividualApplication, { id: applicationId }, { status: 'Waiting', submittedAt });
    const submission = { applicationId, signatureId, dueCents, aptcAttested, submittedByUserId, submittedAt };
    await addRows(tx, IndividualSubmission, { ...submission, attempt: attempt + 1 });
  }

  /** Only an application that still waits: someone may have settled it by hand. Returns whether it did. */
  async settle(
    tx: EntityManager,
    { id }: IndividualApplication,
    changes: Partial<
      Pick<IndividualApplication, 'status' | 'failedAt' | 'failedAttemptId' | 'message' | 'refusalCode'>
    >,
  ): Promise<boolean> {
    const { affected } = await tx.update(IndividualApplication, { id, status: 'Waiting' }, changes);
    return affected === 1;
  }

  /** Saves a call and returns its id. */
  async addAttempt(
    tx: EntityManager,
    { id: applicationId }: Pick<IndividualApplication, 'id'>,
    { outcome, message, detail }: Pick<IndividualApplicationAttempt, 'outcome' | 'message' | 'detail'>,
  ): Promise<number> {
    const row = { applicationId, at: this.clock.now(), outcome, message, detail };
    return addRow(tx, IndividualApplicationAttempt, row);
  }

  /** The messages of all calls and reports, in any order. */
  async listTold(tx: EntityManager, { id: applicationId }: IndividualApplication): Promise<Told[]> {
    return tx.find(IndividualApplicationAttempt, {
      select: { id: true, outcome: true, message: true },
      where: { applicationId },
    });
  }

  /** Among the calls; of a quote of which nothing was submitted, it is also the row's own error. */
  async addReport(tx: EntityManager, { id, status }: IndividualApplication, message: string): Promise<void> {
    const report = { outcome: 'Reported', message, detail: REPORTED } as const;
    const failedAttemptId = await this.addAttempt(tx, { id }, report);
    if (status === 'NotSent') {
      await tx.update(IndividualApplication, { id }, { failedAt: this.clock.now(), failedAttemptId, message });
    }
  }
}

export const paidQuoteOf = ({ status, isDeleted, individual: { isFfm } }: IndividualQuote): PaidQuote => ({
  status,
  isDeleted,
  isFfm,
});
