import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  resolveGroupProblem,
  resolveMemberProblem,
  resubmitGroupProblem,
  resubmitMemberProblem,
} from '#shared/error-reports/repairs';
import { InstallationMember } from '../../enrollment/installation/installation-member.table.ts';
import { Installation } from '../../enrollment/installation/installation.table.ts';
import { InstallationsRepository } from '../../enrollment/installation/installations.repository.ts';
import { InstallationService } from '../../enrollment/installation/installation.service.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { Outbox } from '../../platform/jobs/outbox.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';

/** @throws WRONG_STATE for a problem */
export function refuseIf(problem: string | null): void {
  if (problem) {
    throw new AppError('WRONG_STATE', problem);
  }
}

/**
 * Asks the worker to install what failed again, as it is stored now. Its error stays in the report until the carrier has answered (spec
 * 002 section 4, "A successful resubmit … removes the error row"). Someone has manually installed in the carrier system what had failed.
 * The rows to repair, locked until the transaction ends so that two repairs run one after another.
 */
@Injectable()
export class RepairInstallationService {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly installation: InstallationService,
    private readonly installations: InstallationsRepository,
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
    const installation = await this.find(where, tx);
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
    const { installation, member } = await this.findMember(where, tx);
    refuseIf(resubmitMemberProblem(installation.status, member.status));
    if (member.status === 'Failed') {
      await tx.update(InstallationMember, { id: member.id }, { status: 'Waiting' });
      await this.outbox.add(tx, { topic: 'install-group', subjectId: installation.quoteId });
      const [subject, subjectId] = ['installation-member', member.id];
      await this.audit.record(tx, { user, action: 'resubmit-group-member', subject, subjectId });
    }
    return installation;
  }

  /** A group, if that failed, and whichever of its members did. @throws NOT_FOUND, WRONG_STATE */
  resolveGroup(user: SessionUser, groupInstallId: number): Promise<Installation> {
    return this.transactions.run((tx) => this.resolveGroupIn(tx, user, groupInstallId));
  }

  /** Same within a transaction; call it last. */
  async resolveGroupIn(tx: EntityManager, user: SessionUser, groupInstallId: number): Promise<Installation> {
    const installation = await this.find({ id: groupInstallId }, tx);
    refuseIf(resolveGroupProblem(installation));
    await tx.update(InstallationMember, { installationId: installation.id, status: 'Failed' }, RESOLVED);
    await tx.update(Installation, { id: installation.id }, { ...RESOLVED, processedWithErrors: false });
    if (installation.status === 'Failed') {
      const { quoteId, groupNumber } = installation;
      await this.installation.recordGroup(tx, user, { quoteId, groupNumber });
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
    const { installation, member } = await this.findMember({ censusMemberId }, tx);
    const failed = member.failedAttemptId;
    refuseIf(resolveMemberProblem(member.status, { asked: ewsTransactionId ?? failed, failed }));
    await tx.update(InstallationMember, { id: member.id }, RESOLVED);
    await this.installation.summarize(tx, { id: installation.id });
    const [subject, subjectId] = ['installation-member', member.id];
    await this.audit.record(tx, { user, action: 'mark-group-member-resolved', subject, subjectId });
    return installation;
  }

  /** @throws NOT_FOUND */
  private async find(where: { id: number } | { quoteId: number }, tx: EntityManager): Promise<Installation> {
    const installation = await this.installations.findForUpdate(where, tx);
    if (!installation) {
      throw new AppError('NOT_FOUND', 'This installation was not found.');
    }
    return installation;
  }

  /** A member with the installation. @throws NOT_FOUND */
  private async findMember(
    { quoteId, censusMemberId }: { quoteId?: number; censusMemberId: number },
    tx: EntityManager,
  ): Promise<{ installation: Installation; member: InstallationMember }> {
    const where = { censusMemberId, ...(quoteId === undefined ? {} : { installation: { quoteId } }) };
    const found = await tx.findOne(InstallationMember, { where });
    const installation = found && (await this.find({ id: found.installationId }, tx));
    const [member] = found ? await this.installations.listForUpdate({ id: found.id }, tx) : [];
    if (!installation || !member) {
      throw new AppError('NOT_FOUND', 'This member was not found among those to be installed.');
    }
    return { installation, member };
  }
}

const RESOLVED = { status: 'Resolved', failedAt: null, message: '' } as const;
