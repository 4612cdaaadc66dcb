import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RUN_NOT_FOUND, type StartedBulkRun } from '#shared/bulk-runs/bulk-run.record';
import { NOT_RENEWED_PASSIVELY, NOTHING_TO_UNDO } from '#shared/renewals/passive-renewal';
import type { RenewalUndo } from '#shared/renewals/upcoming-renewal.record';
import { type BulkItemOutcome, BulkRuns, type BulkRunWork } from '../../../platform/bulk-runs/bulk-runs.ts';
import { StartBulkRunService } from '../../../platform/bulk-runs/start-bulk-run.service.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { UpcomingRenewalsRepository } from '../upcoming/upcoming-renewals.repository.ts';
import { UndoRenewalService } from './undo-renewal.service.ts';
import { UndoableRenewalsRepository } from './undoable-renewals.repository.ts';

/** Undoes what a run has renewed, as a run of its own: a kill or a second click undoes nothing twice. */
@Injectable()
export class UndoRunService implements BulkRunWork, OnModuleInit {
  readonly kind = 'undo-passive-renewal';
  readonly permission = 'internal';

  constructor(
    private readonly bulkRuns: BulkRuns,
    private readonly startRun: StartBulkRunService,
    private readonly transactions: Transactions,
    private readonly upcoming: UpcomingRenewalsRepository,
    private readonly undoable: UndoableRenewalsRepository,
    private readonly undoRenewal: UndoRenewalService,
  ) {}

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
      await this.undoRenewal.undoIn(tx, user, groupId);
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
