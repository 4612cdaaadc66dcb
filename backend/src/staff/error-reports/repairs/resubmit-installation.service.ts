import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { resubmitGroupProblem, resubmitMemberProblem } from '#shared/error-reports/repairs';
import { Transactions } from '../../../platform/database/transactions.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { InstallationMember } from '../../../enrollment/installation/installation-member.table.ts';
import { Installation } from '../../../enrollment/installation/installation.table.ts';
import { Outbox } from '../../../platform/jobs/outbox.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { FailedInstallations, refuseIf } from './failed-installations.ts';

/**
 * Asks the worker to install what failed again, as it is stored now. Its error stays in the report until the carrier has answered
 * (spec 002 section 4, "A successful resubmit … removes the error row").
 */
@Injectable()
export class ResubmitInstallationService {
  constructor(
    private readonly transactions: Transactions,
    private readonly failed: FailedInstallations,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
  ) {}

  /** A group. @throws NOT_FOUND, WRONG_STATE */
  resubmitGroup(user: SessionUser, quoteId: number): Promise<Installation> {
    return this.transactions.run((tx) => this.resubmitGroupIn(tx, user, { quoteId }));
  }

  /** Same within a transaction; call it last. */
  async resubmitGroupIn(
    tx: EntityManager,
    user: SessionUser,
    where: { id: number } | { quoteId: number },
  ): Promise<Installation> {
    const installation = await this.failed.find(where, tx);
    refuseIf(resubmitGroupProblem(installation));
    const { id, quoteId } = installation;
    if (installation.status === 'Failed') {
      await tx.update(Installation, { id }, { status: 'Waiting' });
      await this.outbox.add(tx, { topic: 'install-group', subjectId: quoteId });
      await this.audit.record(tx, { user, action: 'resubmit-group', subject: 'quote', subjectId: quoteId });
    }
    return { ...installation, status: 'Waiting' };
  }

  /** A member of an installed group. @throws NOT_FOUND, WRONG_STATE */
  resubmitMember(user: SessionUser, quoteId: number, censusMemberId: number): Promise<Installation> {
    return this.transactions.run((tx) => this.resubmitMemberIn(tx, user, { quoteId, censusMemberId }));
  }

  /** Same within a transaction; call it last. */
  async resubmitMemberIn(
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
