import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { resolveMemberProblem } from '#shared/error-reports/repairs';
import { isSqlite } from '../../../platform/database/is-sqlite.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { refuseIf } from '../repairs/failed-installations.ts';
import { IndividualApplication } from '../../../enrollment/parts/submission/individual-application.entity.ts';

@Injectable()
export class ResolveIndividualService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Records that this applicant was enrolled by hand.
   * @param ewsTransactionId of the error that the user saw: a newer one must be reviewed first
   * @throws NOT_FOUND, WRONG_STATE
   */
  resolve(user: SessionUser, applicationId: number, ewsTransactionId: number): Promise<IndividualApplication> {
    return this.transactions.run((tx) => this.resolveIn(tx, user, { applicationId, ewsTransactionId }));
  }

  /** Same within a transaction; call it last. Without a transaction id: for the newest error. */
  async resolveIn(
    tx: EntityManager,
    user: SessionUser,
    { applicationId, ewsTransactionId }: { applicationId: number; ewsTransactionId?: number },
  ): Promise<IndividualApplication> {
    const application = await find(tx, applicationId);
    const { id, quoteId, status, failedAttemptId: failed } = application;
    refuseIf(resolveMemberProblem(status, { asked: ewsTransactionId ?? failed, failed }));
    const done = { status: 'Resolved', failedAt: null, message: '' } as const;
    await tx.update(IndividualApplication, { id }, done);
    await this.audit.record(tx, { user, action: 'mark-individual-resolved', subject: 'quote', subjectId: quoteId });
    return { ...application, ...done };
  }
}

/** Locked until the transaction ends, so that two repairs run one after another. */
async function find(tx: EntityManager, id: number): Promise<IndividualApplication> {
  const lock = isSqlite(tx) ? {} : { lock: { mode: 'pessimistic_write' as const } };
  const found = await tx.findOne(IndividualApplication, { where: { id }, ...lock });
  if (!found) {
    throw new AppError('NOT_FOUND', 'This enrollment was not found.');
  }
  return found;
}
