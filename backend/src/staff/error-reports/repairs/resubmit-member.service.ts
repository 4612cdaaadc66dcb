import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { resubmitMemberProblem } from '#shared/error-reports/repairs';
import { Transactions } from '../../../platform/database/transactions.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { InstallationMember } from '../../../enrollment/installation/installation-member.entity.ts';
import type { Installation } from '../../../enrollment/installation/installation.entity.ts';
import { Outbox } from '../../../platform/jobs/outbox.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { FailedInstallations, refuseIf } from './failed-installations.ts';

@Injectable()
export class ResubmitMemberService {
  constructor(
    private readonly transactions: Transactions,
    private readonly failed: FailedInstallations,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
  ) {}

  /** Asks the worker to install a member of an installed group again; the error stays until the carrier answers. @throws NOT_FOUND, WRONG_STATE */
  resubmit(user: SessionUser, quoteId: number, censusMemberId: number): Promise<Installation> {
    return this.transactions.run((tx) => this.resubmitIn(tx, user, { quoteId, censusMemberId }));
  }

  /** The same within a transaction; call it last. */
  async resubmitIn(
    tx: EntityManager,
    user: SessionUser,
    where: { quoteId?: number; censusMemberId: number },
  ): Promise<Installation> {
    const { installation, member } = await this.failed.findMember(where, tx);
    refuseIf(resubmitMemberProblem(installation.status, member.status));
    if (member.status === 'Failed') {
      await tx.update(InstallationMember, { id: member.id }, { status: 'Waiting' });
      await this.outbox.add(tx, { topic: 'install-group', subjectId: installation.quoteId });
      const [subject, subjectId] = ['installation-member', member.id];
      await this.audit.record(tx, { user, action: 'resubmit-group-member', subject, subjectId });
    }
    return installation;
  }
}
