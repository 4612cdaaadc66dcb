import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { resolveGroupProblem } from '#shared/error-reports/repairs';
import { Transactions } from '../../../platform/database/transactions.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { InstallationMember } from '../../../enrollment/installation/installation-member.entity.ts';
import { Installation } from '../../../enrollment/installation/installation.entity.ts';
import { InstalledGroups } from '../../../enrollment/installation/installed-groups.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { FailedInstallations, refuseIf } from './failed-installations.ts';

@Injectable()
export class ResolveGroupService {
  constructor(
    private readonly transactions: Transactions,
    private readonly failed: FailedInstallations,
    private readonly installedGroups: InstalledGroups,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Somebody has installed it in the carrier system by hand: the group, if that failed, and whichever members did.
   * @throws NOT_FOUND, WRONG_STATE
   */
  resolve(user: SessionUser, groupInstallId: number): Promise<Installation> {
    return this.transactions.run((tx) => this.resolveIn(tx, user, groupInstallId));
  }

  /** The same within a transaction; call it last. */
  async resolveIn(tx: EntityManager, user: SessionUser, groupInstallId: number): Promise<Installation> {
    const installation = await this.failed.find({ id: groupInstallId }, tx);
    refuseIf(resolveGroupProblem(installation));
    const done = { status: 'Resolved', failedAt: null, message: '' } as const;
    await tx.update(InstallationMember, { installationId: installation.id, status: 'Failed' }, done);
    await tx.update(Installation, { id: installation.id }, { ...done, processedWithErrors: false });
    if (installation.status === 'Failed') {
      const { quoteId, groupNumber } = installation;
      await this.installedGroups.record(tx, user, { quoteId, groupNumber });
    }
    const [action, subjectId] = ['mark-group-resolved', installation.quoteId];
    await this.audit.record(tx, { user, action, subject: 'quote', subjectId });
    return { ...installation, status: 'Resolved' };
  }
}
