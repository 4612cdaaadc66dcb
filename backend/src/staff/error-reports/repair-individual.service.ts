import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  CHANGED_FOR_STAFF,
  enrolledByHandProblem,
  resolveMemberProblem,
  resubmitApplicationProblem,
  SUBMITTED_ELSEWHERE,
} from '#shared/error-reports/repairs';
import { acceptedStatus, marketplaceStatus } from '#shared/individual-enrollment/submission-outcome';
import type { ApplicationStatus } from '#shared/installation/installation-status';
import { IndividualApplication } from '../../enrollment/parts/household/individual-application.table.ts';
import {
  IndividualApplicationsRepository,
  type SubmittedContent,
} from '../../enrollment/parts/household/individual-applications.repository.ts';
import { SubmissionService } from '../../enrollment/submission/submission.service.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { User } from '../../platform/people/user.table.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { ConsentsService } from '../../quoting/consents/consents.service.ts';
import { MarketplaceQuotesRepository } from '../../quoting/households/marketplace-quotes.repository.ts';
import { MoveQuoteService } from '../../quoting/quotes/move-quote.service.ts';
import type { IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';
import { refuseIf } from './repair-installation.service.ts';

export interface FoundApplication {
  quote: IndividualQuote;
  application: IndividualApplication;
  /** null: it was not submitted here. */
  submission: SubmittedContent | null;
}

/**
 * Sends a household's application again, exactly as it was signed: to the marketplace after a technical failure only. Whoever wants to
 * change it is the agent, who signs again. Source: individuals, decision 8. The application to repair with its quote, both locked until
 * the transaction ends: against other staff, and against its agent.
 */
@Injectable()
export class RepairIndividualService {
  constructor(
    private readonly transactions: Transactions,
    private readonly consents: ConsentsService,
    private readonly submissions: SubmissionService,
    private readonly decided: MarketplaceQuotesRepository,
    private readonly moveQuote: MoveQuoteService,
    private readonly audit: AuditTrail,
    private readonly applications: IndividualApplicationsRepository,
  ) {}

  /** @throws NOT_FOUND, WRONG_STATE */
  resubmit(user: SessionUser, applicationId: number): Promise<void> {
    return this.transactions.run((tx) => this.resubmitIn(tx, user, applicationId));
  }

  /** Same within a transaction; call it last. */
  async resubmitIn(tx: EntityManager, user: SessionUser, applicationId: number): Promise<void> {
    const { quote, application, submission } = await this.find(tx, applicationId);
    refuseIf(resubmitApplicationProblem(application, quote));
    if (application.status !== 'Failed') {
      return;
    }
    if (submission === null) {
      throw new AppError('WRONG_STATE', SUBMITTED_ELSEWHERE);
    }
    if (application.isFfm) {
      await this.assertStillAgreed(tx, quote, submission);
    }
    refuseIf((await this.submissions.isCurrent(quote, submission, tx)) ? null : CHANGED_FOR_STAFF);
    await this.submissions.resend(tx, user, { quote, submission });
  }

  /** The client may have revoked since. @throws WRONG_STATE */
  private async assertStillAgreed(
    tx: EntityManager,
    quote: IndividualQuote,
    { signature: { signedByUserId: id } }: SubmittedContent,
  ): Promise<void> {
    await this.consents.assertMaySubmit(tx, await tx.findOneByOrFail(User, { id }), quote);
  }

  /**
   * Records that staff enrolled this household by hand, or that the marketplace has confirmed its enrollment to them, which makes of its
   * quote what the acceptance would have made. An error that an agent reported without submitting leaves the report, and nothing else.
   * @param ewsTransactionId of the error that the user saw: a newer one must be reviewed first
   * @throws NOT_FOUND, WRONG_STATE
   */
  resolve(user: SessionUser, applicationId: number, ewsTransactionId: number): Promise<ApplicationStatus> {
    return this.transactions.run((tx) => this.resolveIn(tx, user, { applicationId, ewsTransactionId }));
  }

  /** Same within a transaction; call it last. Without a transaction id: for the newest error. */
  async resolveIn(
    tx: EntityManager,
    user: SessionUser,
    { applicationId, ewsTransactionId }: { applicationId: number; ewsTransactionId?: number },
  ): Promise<ApplicationStatus> {
    const { quote, application, submission } = await this.find(tx, applicationId);
    const { id, quoteId, failedAt, failedAttemptId: failed } = application;
    const isReported = application.status === 'NotSent' && failedAt !== null;
    const asked = ewsTransactionId ?? failed;
    refuseIf(resolveMemberProblem(isReported ? 'Failed' : application.status, { asked, failed }));
    refuseIf(submission && enrolledByHandProblem(quote));
    const status = isReported ? 'NotSent' : 'Resolved';
    await tx.update(IndividualApplication, { id }, { status, failedAt: null, message: '' });
    const action = isReported ? 'dismiss-marketplace-error' : 'mark-individual-resolved';
    await this.audit.record(tx, { user, action, subject: 'quote', subjectId: quoteId });
    if (submission) {
      await this.moveQuote.move(tx, user, quote, await this.moveOf(tx, quote, submission));
    }
    return status;
  }

  private async moveOf(tx: EntityManager, quote: IndividualQuote, { dueCents }: SubmittedContent) {
    const decision = await this.decided.find(quote, tx);
    return decision === null
      ? { to: acceptedStatus(dueCents), why: 'enrolled at the carrier by staff' }
      : { to: marketplaceStatus(decision.verificationPending), why: 'confirmed by the marketplace to staff' };
  }

  /** @throws NOT_FOUND */
  private async find(tx: EntityManager, applicationId: number): Promise<FoundApplication> {
    const quoteId = await this.applications.findQuoteId(applicationId);
    const quote = quoteId === null ? null : await this.applications.findQuoteForUpdate(tx, { quoteId });
    const application = quote && (await this.applications.findForUpdate(quote, tx));
    if (!application) {
      throw new AppError('NOT_FOUND', 'This enrollment was not found.');
    }
    return { quote, application, submission: await this.applications.findNewest(application, tx) };
  }
}
