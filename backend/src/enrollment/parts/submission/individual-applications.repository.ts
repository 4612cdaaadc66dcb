import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock.ts';
import { isSqlite } from '../../../platform/database/is-sqlite.ts';
import type { StoredDocument } from '../../../platform/documents/stored-document.entity.ts';
import type { User } from '../../../platform/people/user.entity.ts';
import type { IndividualQuote } from '../../../quoting/quotes/quotes.repository.ts';
import { IndividualApplication } from './individual-application.entity.ts';
import { IndividualApplicationAttempt } from './individual-application-attempt.entity.ts';
import { IndividualSubmission } from './individual-submission.entity.ts';

/** A submission with what was signed. */
export interface SubmittedContent extends IndividualSubmission {
  signature: NonNullable<IndividualSubmission['signature']> & { content: StoredDocument };
}

type QuoteId = Pick<IndividualQuote, 'id'>;

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

  /** Adds a submission; the application is in this state from now on. Callers have locked the quote. */
  async submit(
    tx: EntityManager,
    { id: quoteId, individual }: IndividualQuote,
    {
      status,
      ...submission
    }: Pick<IndividualSubmission, 'signatureId' | 'submittedByUserId' | 'dueCents'> &
      Pick<IndividualApplication, 'status'>,
  ): Promise<IndividualApplication> {
    const submittedAt = this.clock.now();
    const stored = await this.find({ id: quoteId }, tx);
    const columns = {
      isFfm: individual.isFfm,
      firstName: individual.subscriberFirstName,
      lastName: individual.subscriberLastName,
      birthDate: individual.subscriberBirthDate,
      status,
      submittedAt,
      failedAt: null,
      message: '',
    };
    const application = await tx.save(IndividualApplication, { ...(stored ?? { quoteId }), ...columns });
    const attempt = ((await this.findNewest(application, tx))?.attempt ?? 0) + 1;
    await tx.insert(IndividualSubmission, { ...submission, applicationId: application.id, attempt, submittedAt });
    return application;
  }

  /** Adds the same submission once more. Its error stays in the report until it is answered. Callers have locked the quote. */
  async submitAgain(
    tx: EntityManager,
    { applicationId, attempt, signatureId, dueCents }: IndividualSubmission,
    { id: submittedByUserId }: Pick<User, 'id'>,
  ): Promise<void> {
    const submittedAt = this.clock.now();
    await tx.update(IndividualApplication, { id: applicationId }, { status: 'Waiting', submittedAt });
    const submission = { applicationId, signatureId, dueCents, submittedByUserId, submittedAt };
    await tx.insert(IndividualSubmission, { ...submission, attempt: attempt + 1 });
  }

  /** Only an application that still waits: someone may have settled it by hand. Returns whether it did. */
  async settle(
    tx: EntityManager,
    { id }: IndividualApplication,
    changes: Partial<Pick<IndividualApplication, 'status' | 'failedAt' | 'failedAttemptId' | 'message'>>,
  ): Promise<boolean> {
    const { affected } = await tx.update(IndividualApplication, { id, status: 'Waiting' }, changes);
    return affected === 1;
  }

  /** Saves a call and returns its id. */
  async addAttempt(
    tx: EntityManager,
    { id: applicationId }: IndividualApplication,
    { outcome, message, detail }: Pick<IndividualApplicationAttempt, 'outcome' | 'message' | 'detail'>,
  ): Promise<number> {
    const row = { applicationId, at: this.clock.now(), outcome, message, detail };
    const { identifiers } = await tx.insert(IndividualApplicationAttempt, row);
    return Number(identifiers[0]?.['id']);
  }
}
