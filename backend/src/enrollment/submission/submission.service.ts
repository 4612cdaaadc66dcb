import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CHANGED_SINCE_SIGNED } from '#shared/individual-enrollment/submission';
import {
  AT_THE_MARKETPLACE,
  DENIED,
  isShortTermDenied,
  paymentProblem,
  SIGN_FIRST,
} from '#shared/individual-enrollment/submission-outcome';
import type { HouseholdProof, SubmitHouseholdRequest } from '#shared/individual-enrollment/submission.record';
import type { ApplicationStatus } from '#shared/installation/installation-status';
import { SIGNED } from '#shared/quotes/quote-status';
import { APPLICATION_RESENT } from '#shared/timeline/timeline-words';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { Finish } from '../../platform/jobs/idempotency.ts';
import type { JobTopic } from '../../platform/jobs/job-handler.ts';
import { Outbox } from '../../platform/jobs/outbox.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { MoveQuoteService } from '../../quoting/quotes/move-quote.service.ts';
import { type IndividualQuote, Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { HouseholdApplicationService } from '../household-application/household-application.service.ts';
import type { EnteredHousehold } from '../parts/household/household-reader.service.ts';
import { IndividualApplicationsRepository } from '../parts/household/individual-applications.repository.ts';
import type { IndividualSubmission } from '../parts/household/individual-submission.table.ts';
import { HouseholdSignatureService } from '../signature/household-signature.service.ts';
import { ProofRepository } from './proof.repository.ts';
import { toProof } from './to-proof.ts';

/** By which a submission is recognized when it is repeated. */
export interface SubmissionReceipt {
  ApplicationId: number;
}

interface Submission {
  /** Locked, in SignatureRequired. */
  quote: IndividualQuote;
  signatureId: number;
  dueCents: number;
  /** Of a tax credit that is taken; null where there is none. */
  aptcAttested: boolean | null;
}

/**
 * Submits a household's application: what the user has seen is what is submitted, the amount, and everything else by the signature. Until
 * the carrier has answered, the quote stays in SignatureRequired, locked by the reason "signed".
 * Source: spec 001 section 4; individuals, decision 16.
 */
@Injectable()
export class SubmissionService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly application: HouseholdApplicationService,
    private readonly signatures: HouseholdSignatureService,
    private readonly applications: IndividualApplicationsRepository,
    private readonly moveQuote: MoveQuoteService,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    private readonly proofs: ProofRepository,
  ) {}

  /**
   * To the carrier. Everything that makes it a submission in one transaction: of two at the same moment, the second sees the first.
   * @throws NOT_FOUND; WRONG_STATE when it was submitted already, cannot be submitted now, or is not signed as it is; RULE_BROKEN for an
   * amount that is not due
   */
  submit(
    user: SessionUser,
    quoteId: number,
    { paymentAmount, finish }: SubmitHouseholdRequest & { finish: Finish<SubmissionReceipt> },
  ): Promise<SubmissionReceipt> {
    return this.transactions.run(async (tx) => {
      const found = await this.quotes.of('household').lock(user, quoteId, tx);
      const { quote, entered } = await this.application.begin(tx, user, found);
      if (quote.individual.isFfm) {
        throw new AppError('WRONG_STATE', AT_THE_MARKETPLACE);
      }
      const dueCents = await this.application.dueCents(quote);
      const problem = paymentProblem(paymentAmount, dueCents);
      if (problem) {
        throw new AppError('RULE_BROKEN', problem, { paymentAmount: [problem] });
      }
      const signatureId = await this.assertSigned(quote, entered, tx);
      const submission = { quote, signatureId, dueCents, aptcAttested: null };
      const isDenied = quote.individual.planType === 'ShortTerm' && isShortTermDenied(entered.health);
      const receipt = await (isDenied ? this.deny(tx, user, submission) : this.send(tx, user, submission));
      await finish(tx, receipt);
      return receipt;
    });
  }

  /** The id of the signature. @throws WRONG_STATE without one, and when anything has changed since */
  async assertSigned(quote: IndividualQuote, entered: EnteredHousehold, tx: EntityManager): Promise<number> {
    const signature = await this.signatures.findCounting(quote, tx, entered);
    if (signature === null || signature === 'changed') {
      throw new AppError('WRONG_STATE', signature === null ? SIGN_FIRST : CHANGED_SINCE_SIGNED);
    }
    return signature.id;
  }

  /** Whether a submission would be the same now: nothing was changed or signed since, and it costs the same. */
  async isCurrent(quote: IndividualQuote, { signatureId }: IndividualSubmission, tx: EntityManager): Promise<boolean> {
    const found = await this.signatures.findCounting(quote, tx);
    return found !== null && found !== 'changed' && found.id === signatureId;
  }

  /** To the carrier or the marketplace. The submission was checked. */
  async send(tx: EntityManager, user: SessionUser, submission: Submission): Promise<SubmissionReceipt> {
    const { receipt, quote } = await this.store(tx, user, submission, 'Waiting');
    await this.outbox.add(tx, { topic: topicOf(quote), subjectId: quote.id });
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

  /**
   * What was submitted, word for word as it was signed, and what became of it; null while nothing was.
   * @throws NOT_FOUND; UNAVAILABLE when what was signed cannot be read
   */
  async findProof(user: SessionUser, quoteId: number): Promise<HouseholdProof | null> {
    const quote = await this.quotes.of('household').find(user, quoteId);
    const stored = await this.proofs.find(quote);
    const [newest] = stored.submissions;
    if (!stored.application || !newest) {
      return null;
    }
    const { Application } = await this.application.readSigned({ id: newest.documentId, ...newest });
    return toProof(quote, stored, { application: stored.application, signed: Application });
  }

  /** Nothing of it is sent to the carrier. */
  private async deny(tx: EntityManager, user: SessionUser, submission: Submission): Promise<SubmissionReceipt> {
    const { receipt, quote } = await this.store(tx, user, submission, 'Denied');
    await this.moveQuote.move(tx, null, quote, { to: 'Rejected', why: DENIED });
    return receipt;
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
    return this.quotes.saveIndividual(tx, quote, {
      columns: { readOnlyReason: quote.readOnlyReason || SIGNED },
      details: { submittedAt: this.clock.now() },
      agentIds: null,
    });
  }
}

/** The lane of whoever answers. */
const topicOf = ({ individual }: IndividualQuote): JobTopic =>
  individual.isFfm ? 'enroll-at-marketplace' : 'submit-application';
