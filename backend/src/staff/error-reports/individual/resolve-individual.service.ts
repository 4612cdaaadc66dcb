import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { enrolledByHandProblem, resolveMemberProblem } from '#shared/error-reports/repairs';
import { acceptedStatus, marketplaceStatus } from '#shared/individual-enrollment/submission-outcome';
import type { ApplicationStatus } from '#shared/installation/installation-status';
import { Transactions } from '../../../platform/database/transactions.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import type { SubmittedContent } from '../../../enrollment/parts/household/individual-applications.repository.ts';
import { IndividualApplication } from '../../../enrollment/parts/household/individual-application.table.ts';
import { MarketplaceQuotesRepository } from '../../../quoting/households/marketplace-quotes.repository.ts';
import { MoveQuoteService } from '../../../quoting/quotes/move-quote.service.ts';
import type { IndividualQuote } from '../../../quoting/quotes/quotes.repository.ts';
import { refuseIf } from '../repairs/failed-installations.ts';
import { FailedApplications } from './failed-applications.ts';

@Injectable()
export class ResolveIndividualService {
  constructor(
    private readonly transactions: Transactions,
    private readonly failed: FailedApplications,
    private readonly decided: MarketplaceQuotesRepository,
    private readonly moveQuote: MoveQuoteService,
    private readonly audit: AuditTrail,
  ) {}

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
    const { quote, application, submission } = await this.failed.find(tx, applicationId);
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
}
