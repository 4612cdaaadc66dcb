import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NO_PCP_BEFORE, PCP_CHANGE_OPEN, PCP_CHANGED_MEANWHILE } from '#shared/book-of-business/individuals/pcp-change';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { Outbox } from '../../platform/jobs/outbox.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { type VisibleContract, VisibleContractsRepository } from '../contracts/visible-contracts.repository.ts';
import { PcpChangeChecks, type WantedPcp } from './pcp-change-checks.ts';
import type { PcpChange } from './pcp-change.table.ts';
import { type NewPcpChange, PcpChangesRepository } from './pcp-changes.repository.ts';

/** Requests another primary care provider for a member. Source: spec 000 sections 2 and 7; individuals, decision 24. */
@Injectable()
export class RequestPcpChangeService {
  constructor(
    private readonly checks: PcpChangeChecks,
    private readonly contracts: VisibleContractsRepository,
    private readonly changes: PcpChangesRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * A repeated request is the same request: one that is open, one that the carrier has not answered (it is sent again under its key), and
   * one with which the member got this provider.
   *
   * @returns the contract, and the id of the request
   * @throws NOT_FOUND, INVALID_INPUT, RULE_BROKEN, WRONG_STATE while another change of the member is open, or once the member has
   * another provider than the user saw
   */
  async request(user: SessionUser, wanted: WantedPcp): Promise<{ contract: VisibleContract; changeId: number }> {
    const { contract, member, providerName } = await this.checks.check(user, wanted);
    const change: NewPcpChange = {
      contractId: contract.id,
      enterpriseId: wanted.enterpriseId,
      facetsId: wanted.facetsId,
      previousProviderName: member.primaryCareProviderName ?? member.primaryCareProviderId,
      providerId: wanted.providerId,
      providerName,
      isExistingPatient: wanted.isExistingPatient,
      effectiveDate: wanted.day,
      requestedByUserId: user.id,
    };
    const changeId = await this.transactions.run(async (tx) => {
      await this.contracts.lock(tx, contract);
      const newest = await this.changes.findNewest(tx, change);
      if (newest?.status === 'Requested' && !isSame(newest, change)) {
        throw new AppError('WRONG_STATE', PCP_CHANGE_OPEN);
      }
      if (newest && (await this.isDone(tx, newest, change))) {
        return newest.id;
      }
      if (
        wanted.before !== null &&
        wanted.before !== ((await this.changes.findProviderId(tx, change)) ?? NO_PCP_BEFORE)
      ) {
        throw new AppError('WRONG_STATE', PCP_CHANGED_MEANWHILE);
      }
      return this.send(tx, user, { newest, change });
    });
    return { contract, changeId };
  }

  /** Whether nothing is left to send. */
  private async isDone(tx: EntityManager, newest: PcpChange, change: NewPcpChange): Promise<boolean> {
    if (!isSame(newest, change)) {
      return false;
    }
    return (
      newest.status === 'Requested' || (newest.status === 'Changed' && (await this.changes.isAssigned(tx, newest)))
    );
  }

  private async send(
    tx: EntityManager,
    user: SessionUser,
    { newest, change }: { newest: PcpChange | null; change: NewPcpChange },
  ): Promise<number> {
    const isRepeat = newest?.status === 'Unanswered' && isSame(newest, change);
    const subjectId = isRepeat ? newest.id : await this.changes.insert(tx, change);
    if (isRepeat) {
      await this.changes.reopen(tx, newest, user.id);
    }
    await this.outbox.add(tx, { topic: 'change-pcp', subjectId });
    const entry = { user, action: 'change-pcp', subject: 'contract', subjectId: change.contractId };
    await this.audit.record(tx, { ...entry, fields: ['PrimaryCareProviderId'] });
    return subjectId;
  }
}

const isSame = (one: PcpChange, other: NewPcpChange): boolean =>
  one.facetsId === other.facetsId &&
  one.providerId === other.providerId &&
  one.isExistingPatient === other.isExistingPatient &&
  one.effectiveDate === other.effectiveDate;
