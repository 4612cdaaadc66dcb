import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DENIED } from '#shared/individual-enrollment/submission-outcome';
import type { ApplicationStatus } from '#shared/installation/installation-status';
import { SIGNED } from '#shared/quotes/read-only-reason';
import { APPLICATION_RESENT } from '#shared/timeline/timeline-words';
import { Clock } from '../../platform/clock.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { JobTopic } from '../../platform/jobs/job-topic.ts';
import { Outbox } from '../../platform/jobs/outbox.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { EitherQuotesRepository } from '../../quoting/quotes/either-quotes.repository.ts';
import { MoveQuoteService } from '../../quoting/quotes/move-quote.service.ts';
import type { IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';
import type { IndividualSubmission } from '../parts/submission/individual-submission.table.ts';
import { IndividualApplicationsRepository } from '../parts/submission/individual-applications.repository.ts';
import type { SubmissionReceipt } from './submit-household.service.ts';

interface Submission {
  /** Locked, in SignatureRequired. */
  quote: IndividualQuote;
  signatureId: number;
  dueCents: number;
  /** Of a tax credit that is taken; null where there is none. */
  aptcAttested: boolean | null;
}

/** The lane of whoever answers. */
const topicOf = ({ individual }: IndividualQuote): JobTopic =>
  individual.isFfm ? 'enroll-at-marketplace' : 'submit-application';

/** Stores a submission. Until the carrier has answered, the quote stays in SignatureRequired, locked by the reason "signed". */
@Injectable()
export class RecordSubmissionService {
  constructor(
    private readonly applications: IndividualApplicationsRepository,
    private readonly either: EitherQuotesRepository,
    private readonly moveQuote: MoveQuoteService,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async send(tx: EntityManager, user: SessionUser, submission: Submission): Promise<SubmissionReceipt> {
    const { receipt, quote } = await this.store(tx, user, submission, 'Waiting');
    await this.outbox.add(tx, { topic: topicOf(quote), subjectId: quote.id });
    return receipt;
  }

  /** Nothing of it is sent to the carrier. */
  async deny(tx: EntityManager, user: SessionUser, submission: Submission): Promise<SubmissionReceipt> {
    const { receipt, quote } = await this.store(tx, user, submission, 'Denied');
    await this.moveQuote.move(tx, null, quote, { to: 'Rejected', why: DENIED });
    return receipt;
  }

  /**
   * Sends what was submitted last once more, under the key of the first time: a carrier that has it after all answers with the same
   * contract. Call it last in the transaction.
   */
  async resend(
    tx: EntityManager,
    user: SessionUser,
    { quote, submission }: { quote: IndividualQuote; submission: IndividualSubmission },
  ): Promise<void> {
    const locked = await this.lock(tx, quote);
    await this.applications.submitAgain(tx, submission, user);
    await this.outbox.add(tx, { topic: topicOf(quote), subjectId: quote.id });
    await this.audit.record(tx, { user, action: 'resubmit-individual', subject: 'quote', subjectId: quote.id });
    await this.moveQuote.move(tx, user, locked, { to: 'SignatureRequired', why: APPLICATION_RESENT });
  }

  private async store(
    tx: EntityManager,
    user: SessionUser,
    { quote, ...submission }: Submission,
    status: ApplicationStatus,
  ): Promise<{ receipt: SubmissionReceipt; quote: IndividualQuote }> {
    const locked = await this.lock(tx, quote);
    const submitted = { ...submission, submittedByUserId: user.id, status };
    const { id } = await this.applications.submit(tx, quote, submitted);
    await this.audit.record(tx, { user, action: 'submit-household', subject: 'quote', subjectId: quote.id });
    return { receipt: { ApplicationId: id }, quote: locked };
  }

  private lock(tx: EntityManager, quote: IndividualQuote): Promise<IndividualQuote> {
    return this.either.saveIndividual(tx, quote, {
      columns: { readOnlyReason: quote.readOnlyReason || SIGNED },
      details: { submittedAt: this.clock.now() },
      agentIds: null,
    });
  }
}
