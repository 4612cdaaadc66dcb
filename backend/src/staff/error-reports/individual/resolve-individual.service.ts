import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { enrolledByHandProblem, resolveMemberProblem } from '#shared/error-reports/repairs';
import { acceptedStatus } from '#shared/individual-enrollment/submission-outcome';
import { Transactions } from '../../../platform/database/transactions.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { IndividualApplication } from '../../../enrollment/parts/submission/individual-application.entity.ts';
import { MoveQuoteService } from '../../../quoting/quotes/move-quote.service.ts';
import { refuseIf } from '../repairs/failed-installations.ts';
import { FailedApplications } from './failed-applications.ts';

@Injectable()
export class ResolveIndividualService {
  constructor(
    private readonly transactions: Transactions,
    private readonly failed: FailedApplications,
    private readonly moveQuote: MoveQuoteService,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Records that staff enrolled this household by hand, which makes of its quote what the carrier's acceptance would have made.
   * @param ewsTransactionId of the error that the user saw: a newer one must be reviewed first
   * @throws NOT_FOUND, WRONG_STATE
   */
  resolve(user: SessionUser, applicationId: number, ewsTransactionId: number): Promise<void> {
    return this.transactions.run((tx) => this.resolveIn(tx, user, { applicationId, ewsTransactionId }));
  }

  /** Same within a transaction; call it last. Without a transaction id: for the newest error. */
  async resolveIn(
    tx: EntityManager,
    user: SessionUser,
    { applicationId, ewsTransactionId }: { applicationId: number; ewsTransactionId?: number },
  ): Promise<void> {
    const { quote, application, submission } = await this.failed.find(tx, applicationId);
    const { id, quoteId, status, failedAttemptId: failed } = application;
    refuseIf(resolveMemberProblem(status, { asked: ewsTransactionId ?? failed, failed }));
    refuseIf(submission && enrolledByHandProblem(quote));
    await tx.update(IndividualApplication, { id }, { status: 'Resolved', failedAt: null, message: '' });
    await this.audit.record(tx, { user, action: 'mark-individual-resolved', subject: 'quote', subjectId: quoteId });
    if (submission) {
      const to = acceptedStatus(submission.dueCents);
      await this.moveQuote.move(tx, user, quote, { to, why: 'enrolled at the carrier by staff' });
    }
  }
}
