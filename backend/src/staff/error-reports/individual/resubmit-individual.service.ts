import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CHANGED_FOR_STAFF, resubmitApplicationProblem, SUBMITTED_ELSEWHERE } from '#shared/error-reports/repairs';
import { Transactions } from '../../../platform/database/transactions.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { User } from '../../../platform/people/user.table.ts';
import { ConsentsService } from '../../../quoting/consents/consents.service.ts';
import type { IndividualQuote } from '../../../quoting/quotes/quotes.repository.ts';
import type { SubmittedContent } from '../../../enrollment/parts/household/individual-applications.repository.ts';
import { SubmissionService } from '../../../enrollment/submission/submission.service.ts';
import { AppError } from '../../../platform/errors.ts';
import { refuseIf } from '../repairs/failed-installations.ts';
import { FailedApplications } from './failed-applications.ts';

/**
 * Sends a household's application again, exactly as it was signed: to the marketplace after a technical failure only. Whoever wants to
 * change it is the agent, who signs again. Source: individuals, decision 8.
 */
@Injectable()
export class ResubmitIndividualService {
  constructor(
    private readonly transactions: Transactions,
    private readonly failed: FailedApplications,
    private readonly consents: ConsentsService,
    private readonly submissions: SubmissionService,
  ) {}

  /** @throws NOT_FOUND, WRONG_STATE */
  resubmit(user: SessionUser, applicationId: number): Promise<void> {
    return this.transactions.run((tx) => this.resubmitIn(tx, user, applicationId));
  }

  /** Same within a transaction; call it last. */
  async resubmitIn(tx: EntityManager, user: SessionUser, applicationId: number): Promise<void> {
    const { quote, application, submission } = await this.failed.find(tx, applicationId);
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
}
