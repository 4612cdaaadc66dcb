import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { resubmitGroupProblem } from '#shared/error-reports/repairs';
import { Transactions } from '../../../platform/database/transactions.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { Installation } from '../../../enrollment/installation/installation.entity.ts';
import { Outbox } from '../../../platform/jobs/outbox.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { FailedInstallations, refuseIf } from './failed-installations.ts';

@Injectable()
export class ResubmitGroupService {
  constructor(
    private readonly transactions: Transactions,
    private readonly failed: FailedInstallations,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Asks the worker to install a group that failed again, as it is stored now. Its error stays in the report until the carrier has
   * answered (spec 002 section 4, "A successful resubmit … removes the error row").
   * @throws NOT_FOUND, WRONG_STATE
   */
  resubmit(user: SessionUser, quoteId: number): Promise<Installation> {
    return this.transactions.run((tx) => this.resubmitIn(tx, user, { quoteId }));
  }

  /** The same within a transaction; call it last. */
  async resubmitIn(
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
}
