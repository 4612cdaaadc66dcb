import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { resolveMemberProblem } from '#shared/error-reports/repairs';
import { Transactions } from '../../../platform/database/transactions.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { InstallationMember } from '../../../enrollment/installation/installation-member.entity.ts';
import type { Installation } from '../../../enrollment/installation/installation.entity.ts';
import { RecordInstallationService } from '../../../enrollment/installation/record-installation.service.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { FailedInstallations, refuseIf } from './failed-installations.ts';

@Injectable()
export class ResolveMemberService {
  constructor(
    private readonly transactions: Transactions,
    private readonly failed: FailedInstallations,
    private readonly record: RecordInstallationService,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Somebody has installed this member in the carrier system by hand.
   * @param ewsTransactionId of the error that the person saw: a newer one must be looked at first
   * @throws NOT_FOUND, WRONG_STATE
   */
  resolve(user: SessionUser, censusMemberId: number, ewsTransactionId: number): Promise<Installation> {
    return this.transactions.run((tx) => this.resolveIn(tx, user, { censusMemberId, ewsTransactionId }));
  }

  /** The same within a transaction; call it last. Without a transaction id: whichever error is the newest. */
  async resolveIn(
    tx: EntityManager,
    user: SessionUser,
    { censusMemberId, ewsTransactionId }: { censusMemberId: number; ewsTransactionId?: number },
  ): Promise<Installation> {
    const { installation, member } = await this.failed.findMember({ censusMemberId }, tx);
    const failed = member.failedAttemptId;
    refuseIf(resolveMemberProblem(member.status, { asked: ewsTransactionId ?? failed, failed }));
    await tx.update(InstallationMember, { id: member.id }, { status: 'Resolved', failedAt: null, message: '' });
    await this.record.summarize(tx, { id: installation.id });
    const [subject, subjectId] = ['installation-member', member.id];
    await this.audit.record(tx, { user, action: 'mark-group-member-resolved', subject, subjectId });
    return installation;
  }
}
