import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NOT_RENEWED_PASSIVELY, WITHDRAWN } from '#shared/renewals/passive-renewal';
import type { UndoneRenewal } from '#shared/renewals/upcoming-renewal.record';
import { BulkRunsRepository } from '../../../platform/bulk-runs/bulk-runs.repository.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { Quotes } from '../../../quoting/quotes/quotes.repository.ts';
import { PassiveRenewalsService } from '../../../quoting/renewals/passive/passive-renewals.service.ts';
import { UpcomingRenewalsRepository } from '../upcoming/upcoming-renewals.repository.ts';

/** Takes back the passive renewal of a group, whether it waits or is done. */
@Injectable()
export class UndoRenewalService {
  constructor(
    private readonly transactions: Transactions,
    private readonly runs: BulkRunsRepository,
    private readonly upcoming: UpcomingRenewalsRepository,
    private readonly quotes: Quotes,
    private readonly passiveRenewals: PassiveRenewalsService,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Against the worker that takes the group at this moment one wins: either the group is withdrawn, or it is renewed and then undone.
   * @throws NOT_FOUND, WRONG_STATE when there is nothing to take back, or not any more
   */
  async undo(user: SessionUser, groupId: number): Promise<UndoneRenewal> {
    const [seen] = await this.upcoming.listVisibleIds(user, [groupId]);
    if (seen === undefined) {
      throw new AppError('NOT_FOUND', `Group ${groupId} was not found.`);
    }
    if (await this.withdraw(user, groupId)) {
      return { GroupId: groupId, Outcome: 'Withdrawn' };
    }
    await this.transactions.run((tx) => this.undoIn(tx, user, groupId));
    return { GroupId: groupId, Outcome: 'Undone' };
  }

  /** One that is done, in the caller's transaction, whose first read must be the locked quote. @throws WRONG_STATE */
  async undoIn(tx: EntityManager, user: SessionUser, groupId: number): Promise<void> {
    const quoteId = await this.upcoming.findQuoteId(groupId);
    if (quoteId === null) {
      throw new AppError('WRONG_STATE', NOT_RENEWED_PASSIVELY);
    }
    await this.passiveRenewals.undo(tx, user, await this.quotes.of('group').lock(user, quoteId, tx));
  }

  /** Whether it was waiting. */
  private async withdraw(user: SessionUser, groupId: number): Promise<boolean> {
    const waiting = await this.runs.listWaitingItems('passive-renewal', groupId);
    return (
      waiting.length > 0 &&
      this.transactions.run(async (tx) => {
        const settled: boolean[] = [];
        for (const id of waiting) {
          settled.push(await this.runs.settle(tx, id, { state: 'Cancelled', message: WITHDRAWN }));
        }
        if (!settled.includes(true)) {
          return false;
        }
        await this.audit.record(tx, {
          user,
          action: 'withdraw-passive-renewal',
          subject: 'group',
          subjectId: groupId,
        });
        return true;
      })
    );
  }
}
