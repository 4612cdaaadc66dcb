import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { HOUSEHOLD_LABELS } from '#shared/census/census-codes';
import { centsFromDollars, dollarsFromCents } from '#shared/formats/currency';
import { CHANGED_SINCE_SIGNED } from '#shared/individual-enrollment/submission';
import {
  AT_THE_MARKETPLACE,
  DENIED,
  isShortTermDenied,
  paymentProblem,
  SIGN_FIRST,
} from '#shared/individual-enrollment/submission-outcome';
import {
  type HouseholdProof,
  PROOF_PLAN_KINDS,
  type SubmitHouseholdRequest,
} from '#shared/individual-enrollment/submission.record';
import type {
  CarrierApplicant,
  CarrierApplication,
  CarrierHouseholdPlan,
} from '#shared/installation/carrier-application';
import type { ApplicationStatus } from '#shared/installation/installation-status';
import type { Coverage } from '#shared/plans/plan-codes';
import { SIGNED } from '#shared/quotes/quote-status';
import { APPLICATION_RESENT } from '#shared/timeline/timeline-words';
import { Clock } from '../../platform/clock.ts';
import { toInstant } from '../../platform/database/raw-values.ts';
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
import {
  ProofRepository,
  type ProvenCall,
  type ProvenPayment,
  type ProvenSubmission,
  type StoredProof,
} from './proof.repository.ts';

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

interface Newest {
  application: NonNullable<StoredProof['application']>;
  signed: CarrierApplication;
}

/** The proof in its API form; plans and people as signed with the newest submission. */
function toProof(quote: IndividualQuote, stored: StoredProof, { application, signed }: Newest): HouseholdProof {
  const [applicant] = signed.Members;
  return {
    QuoteId: quote.id,
    Status: quote.status,
    Applicant: applicant ? fullName(applicant) : '',
    EffectiveDate: signed.EffectiveDate,
    Submissions: toSubmissions(stored, application),
    Plans: signed.Plans.map(toPlan),
    People: signed.Members.map((member) => toPerson(member, signed.Plans)),
    ContractId: quote.individual.contractId,
    Payment: toPayment(stored.payments),
  };
}

function toSubmissions(
  { submissions, calls }: StoredProof,
  application: Newest['application'],
): HouseholdProof['Submissions'] {
  return submissions.map((submission, at) => {
    const call = calls.find(isOf(submission, submissions[at - 1]));
    return {
      Attempt: submission.attempt,
      SubmittedDate: toWire(submission.submittedAt),
      SubmittedBy: submission.submittedBy,
      SignedBy: submission.signedBy,
      SignedDate: toWire(submission.signedAt),
      Sha256: submission.sha256,
      DueAmount: dollarsFromCents(submission.dueCents),
      Outcome: at === 0 ? application.status : 'Failed',
      Message: at === 0 ? application.message : (call?.message ?? ''),
      CarrierTransaction: call?.id ?? null,
    };
  });
}

/** A call belongs to the submission that was the newest one when it was made. */
const isOf =
  ({ submittedAt }: ProvenSubmission, next: ProvenSubmission | undefined) =>
  ({ at }: ProvenCall): boolean =>
    toInstant(at) >= toInstant(submittedAt) && (!next || toInstant(at) < toInstant(next.submittedAt));

const KINDS: Record<Coverage, (typeof PROOF_PLAN_KINDS)[number]> = {
  medical: 'Medical',
  dental: 'Dental',
  vision: 'Vision',
};

function toPlan({ Coverage, PlanName, PlanId, ...premium }: CarrierHouseholdPlan): HouseholdProof['Plans'][number] {
  const monthlyCents = centsFromDollars(premium.MonthlyPremium);
  const netCents = centsFromDollars(premium.NetPremium);
  return {
    Kind: KINDS[Coverage],
    Name: PlanName,
    PlanIdentifier: PlanId,
    MonthlyPremium: dollarsFromCents(monthlyCents),
    TaxCredit: dollarsFromCents(monthlyCents - netCents),
    NetPremium: dollarsFromCents(netCents),
  };
}

const toPerson = (
  member: CarrierApplicant,
  plans: readonly CarrierHouseholdPlan[],
): HouseholdProof['People'][number] => ({
  Name: fullName(member),
  Relationship: HOUSEHOLD_LABELS[member.Relationship],
  Plans: plans
    .filter(({ Coverage }) => member.Coverages.some((each) => each.Coverage === Coverage))
    .map(({ PlanName }) => PlanName),
});

const fullName = ({ FirstName, LastName }: CarrierApplicant): string => `${FirstName} ${LastName}`;

/** Of several, the one that was paid: a page that was left open may be paid after a newer one was begun. */
function toPayment(payments: readonly ProvenPayment[]): HouseholdProof['Payment'] {
  const made = payments.find(({ state }) => state === 'Paid') ?? payments.find(({ state }) => state === 'Held');
  const payment = made ?? payments[0];
  return payment
    ? {
        Amount: dollarsFromCents(payment.amountCents),
        State: payment.state,
        Reference: payment.providerId,
        PaidDate: payment.state === 'Paid' && payment.answeredAt ? toWire(payment.answeredAt) : null,
      }
    : null;
}

const toWire = (stored: string): string => toInstant(stored).toISOString();
