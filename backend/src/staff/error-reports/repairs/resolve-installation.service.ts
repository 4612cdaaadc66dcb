import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { resolveGroupProblem, resolveMemberProblem } from '#shared/error-reports/repairs';
import { Transactions } from '../../../platform/database/transactions.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { InstallationMember } from '../../../enrollment/installation/installation-member.table.ts';
import { Installation } from '../../../enrollment/installation/installation.table.ts';
import { RecordInstallationService } from '../../../enrollment/installation/record-installation.service.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { FailedInstallations, refuseIf } from './failed-installations.ts';

const RESOLVED = { status: 'Resolved', failedAt: null, message: '' } as const;

/** Someone has manually installed in the carrier system what had failed. */
@Injectable()
export class ResolveInstallationService {
  constructor(
    private readonly transactions: Transactions,
    private readonly failed: FailedInstallations,
    private readonly record: RecordInstallationService,
    private readonly audit: AuditTrail,
  ) {}

  /** A group, if that failed, and whichever of its members did. @throws NOT_FOUND, WRONG_STATE */
  resolveGroup(user: SessionUser, groupInstallId: number): Promise<Installation> {
    return this.transactions.run((tx) => this.resolveGroupIn(tx, user, groupInstallId));
  }

  /** Same within a transaction; call it last. */
  async resolveGroupIn(tx: EntityManager, user: SessionUser, groupInstallId: number): Promise<Installation> {
    const installation = await this.failed.find({ id: groupInstallId }, tx);
    refuseIf(resolveGroupProblem(installation));
    await tx.update(InstallationMember, { installationId: installation.id, status: 'Failed' }, RESOLVED);
    await tx.update(Installation, { id: installation.id }, { ...RESOLVED, processedWithErrors: false });
    if (installation.status === 'Failed') {
      const { quoteId, groupNumber } = installation;
      await this.record.recordGroup(tx, user, { quoteId, groupNumber });
    }
    const [action, subjectId] = ['mark-group-resolved', installation.quoteId];
    await this.audit.record(tx, { user, action, subject: 'quote', subjectId });
    return { ...installation, status: 'Resolved' };
  }

  /**
   * A member.
   * @param ewsTransactionId of the error that the person saw: a newer one must be looked at first
   * @throws NOT_FOUND, WRONG_STATE
   */
  resolveMember(user: SessionUser, censusMemberId: number, ewsTransactionId: number): Promise<Installation> {
    return this.transactions.run((tx) => this.resolveMemberIn(tx, user, { censusMemberId, ewsTransactionId }));
  }

  /** Same within a transaction; call it last. Without a transaction id: for the newest error. */
  async resolveMemberIn(
    tx: EntityManager,
    user: SessionUser,
    { censusMemberId, ewsTransactionId }: { censusMemberId: number; ewsTransactionId?: number },
  ): Promise<Installation> {
    const { installation, member } = await this.failed.findMember({ censusMemberId }, tx);
    const failed = member.failedAttemptId;
    refuseIf(resolveMemberProblem(member.status, { asked: ewsTransactionId ?? failed, failed }));
    await tx.update(InstallationMember, { id: member.id }, RESOLVED);
    await this.record.summarize(tx, { id: installation.id });
    const [subject, subjectId] = ['installation-member', member.id];
    await this.audit.record(tx, { user, action: 'mark-group-member-resolved', subject, subjectId });
    return installation;
  }
}
