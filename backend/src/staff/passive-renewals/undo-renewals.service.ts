import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RUN_NOT_FOUND, type StartedBulkRun } from '#shared/bulk-runs/bulk-run.record';
import { NOT_RENEWED_PASSIVELY, NOTHING_TO_UNDO, WITHDRAWN } from '#shared/renewals/passive-renewal';
import type { RenewalUndo, UndoneRenewal } from '#shared/renewals/upcoming-renewal.record';
import { BulkRunsRepository } from '../../platform/bulk-runs/bulk-runs.repository.ts';
import { type BulkItemOutcome, BulkRuns, type BulkRunWork } from '../../platform/bulk-runs/bulk-runs.ts';
import { BulkRunsService } from '../../platform/bulk-runs/bulk-runs.service.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { PassiveRenewalsService } from '../../quoting/renewals/passive/passive-renewals.service.ts';
import { UndoableRenewalsRepository } from './undoable-renewals.repository.ts';
import { UpcomingRenewalsRepository } from './upcoming-renewals.repository.ts';

/**
 * Takes back passive renewals: of one group, whether it waits or is done, or of a run, as a run of its own. A kill or a second click
 * undoes nothing twice.
 */
@Injectable()
export class UndoRenewalsService implements BulkRunWork, OnModuleInit {
  readonly kind = 'undo-passive-renewal';
  readonly permission = 'internal';

  constructor(
    private readonly transactions: Transactions,
    private readonly runs: BulkRunsRepository,
    private readonly upcoming: UpcomingRenewalsRepository,
    private readonly quotes: Quotes,
    private readonly passiveRenewals: PassiveRenewalsService,
    private readonly audit: AuditTrail,
    private readonly bulkRuns: BulkRuns,
    private readonly startRun: BulkRunsService,
    private readonly undoable: UndoableRenewalsRepository,
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
  private async undoIn(tx: EntityManager, user: SessionUser, groupId: number): Promise<void> {
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

  onModuleInit(): void {
    this.bulkRuns.register(this);
  }

  nameSubjects(groupIds: readonly number[]): Promise<Map<number, string>> {
    return this.upcoming.mapNames(groupIds);
  }

  /** @throws NOT_FOUND */
  async find(runId: number): Promise<RenewalUndo> {
    const { open, ended } = await this.known(runId);
    const until = open.map(({ undoUntil }) => undoUntil).sort()[0] ?? ended;
    return { Groups: open.length, Until: until };
  }

  /** @throws NOT_FOUND, WRONG_STATE when nothing can be undone, or all of it is being undone */
  async start(user: SessionUser, runId: number): Promise<StartedBulkRun> {
    const { open } = await this.known(runId);
    if (open.length === 0) {
      throw new AppError('WRONG_STATE', NOTHING_TO_UNDO);
    }
    const subjectIds = open.map(({ groupId }) => groupId);
    return this.transactions.run((tx) => this.startRun.start(tx, user, { kind: this.kind, subjectIds }));
  }

  async runOne(tx: EntityManager, user: SessionUser, groupId: number): Promise<BulkItemOutcome> {
    try {
      await this.undoIn(tx, user, groupId);
      return { state: 'Done', message: '' };
    } catch (error) {
      // Someone else has undone it in the meantime, which is fine. Nothing has been written yet.
      if (error instanceof AppError && error.message === NOT_RENEWED_PASSIVELY) {
        return { state: 'Skipped', message: NOT_RENEWED_PASSIVELY };
      }
      throw error;
    }
  }

  private async known(runId: number) {
    const known = await this.undoable.find(runId);
    if (!known) {
      throw new AppError('NOT_FOUND', RUN_NOT_FOUND);
    }
    return known;
  }
}
