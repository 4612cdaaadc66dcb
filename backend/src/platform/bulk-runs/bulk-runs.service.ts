import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  BULK_ITEM_STATES,
  BULK_RUN_KINDS,
  type BulkRunItemRow,
  type BulkRunItemsFilter,
  type BulkRunKind,
  type BulkRunRow,
  type BulkRunsFilter,
  RUN_FINISHED,
  RUN_NOT_FOUND,
  type StartedBulkRun,
} from '#shared/bulk-runs/bulk-run.record';
import { Clock } from '../clock.ts';
import { insertRows } from '../database/insert-rows.ts';
import { Transactions } from '../database/transactions.ts';
import { takeTurnOf } from '../database/turns.ts';
import { AppError } from '../errors.ts';
import type { SessionUser } from '../http/current-user.ts';
import { areIds, areSomeOf, isFlag, isOneOf } from '../http/list-filter.ts';
import type { ListSource } from '../http/lists.ts';
import { Outbox } from '../jobs/outbox.ts';
import { AuditTrail } from '../security/audit-trail.ts';
import { BulkRun, type BulkRunItem } from './bulk-run.table.ts';
import { BulkRunsRepository, type ItemCounts } from './bulk-runs.repository.ts';
import { BulkRuns } from './bulk-runs.ts';

/** A run with the user who requested it. */
export const toBulkRunRow = (run: BulkRun, counts: ItemCounts): BulkRunRow => ({
  Id: run.id,
  Kind: run.kind,
  Total: run.total,
  Counts: counts,
  RequestedBy: run.requestedBy!.fullName,
  RequestedAt: run.requestedAt.toISOString(),
  FinishedAt: run.finishedAt?.toISOString() ?? null,
  CancelledAt: run.cancelledAt?.toISOString() ?? null,
});

export const toBulkRunItemRow = (
  { subjectId, state, message, finishedAt }: BulkRunItem,
  names: ReadonlyMap<number, string>,
): BulkRunItemRow => ({
  SubjectId: subjectId,
  Name: names.get(subjectId) ?? '',
  State: state,
  Message: message,
  FinishedAt: finishedAt?.toISOString() ?? null,
});

/**
 * The progress of long-running jobs. All internal staff may see every run. Queues a long-running job: after the commit a worker does it,
 * even if this process is killed.
 */
@Injectable()
export class BulkRunsService {
  constructor(
    private readonly runs: BulkRunsRepository,
    private readonly bulkRuns: BulkRuns,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws NOT_FOUND */
  async find(id: number): Promise<BulkRunRow> {
    const run = await this.findRun(id);
    return (await this.answers([run]))[0]!;
  }

  /** Newest first. */
  all(): ListSource<BulkRunsFilter, 'Id', BulkRunRow> {
    return {
      rows: 'GetBulkRuns',
      filters: { Kind: isOneOf(BULK_RUN_KINDS), IsRunning: isFlag },
      orders: ['Id'],
      listPage: async ({ filter: { Kind = null, IsRunning = null }, ...page }) => {
        const { runs, total } = await this.runs.list({ kind: Kind, isRunning: IsRunning }, page);
        return { rows: await this.answers(runs), total };
      },
    };
  }

  /** The items of one run, by subject. */
  itemsOf(id: number): ListSource<BulkRunItemsFilter, 'SubjectId', BulkRunItemRow> {
    return {
      rows: 'GetBulkRunItems',
      filters: { State: areSomeOf(BULK_ITEM_STATES), id: areIds },
      orders: ['SubjectId'],
      listPage: async ({ filter: { State, id: subjectIds = null }, first, count }) => {
        const { kind } = await this.findRun(id);
        const query = { states: State?.length ? State : null, subjectIds, first, count };
        const { items, total } = await this.runs.listItems(id, query);
        const names = await this.bulkRuns.find(kind).nameSubjects(items.map(({ subjectId }) => subjectId));
        return { rows: items.map((item) => toBulkRunItemRow(item, names)), total };
      },
    };
  }

  private async findRun(id: number): Promise<BulkRun> {
    const run = await this.runs.find(id);
    if (!run) {
      throw new AppError('NOT_FOUND', RUN_NOT_FOUND);
    }
    return run;
  }

  private async answers(runs: readonly BulkRun[]): Promise<BulkRunRow[]> {
    const counts = await this.runs.countStates(runs.map(({ id }) => id));
    return runs.map((run) => toBulkRunRow(run, counts.get(run.id)!));
  }

  /**
   * Nothing more is started; finished work is kept, and sent items still get their answer. Canceling again has no effect.
   * @throws NOT_FOUND, WRONG_STATE
   */
  async cancel(user: SessionUser, id: number): Promise<void> {
    await this.transactions.run(async (tx) => {
      const run = await this.runs.findForUpdate(id, tx);
      if (!run) {
        throw new AppError('NOT_FOUND', RUN_NOT_FOUND);
      }
      if (run.cancelledAt) {
        return;
      }
      if (run.finishedAt) {
        throw new AppError('WRONG_STATE', RUN_FINISHED);
      }
      await this.runs.settleAll(tx, id, 'Cancelled', '');
      await this.runs.cancel(tx, id);
      const [sent] = await this.runs.listSent(id, 1, tx);
      if (!sent) {
        await this.runs.finish(tx, id);
      }
      await this.audit.record(tx, { user, action: 'cancel-bulk-run', subject: 'bulk-run', subjectId: id });
    });
  }

  /**
   * Callers must already have found the subjects for their user. Duplicate subjects are processed once, and those that wait in another
   * run of the kind are left to it. Call it last in the transaction: it locks the audit trail until the commit.
   *
   * @throws WRONG_STATE with `allWaiting` when all wait already
   */
  async start(
    tx: EntityManager,
    user: SessionUser,
    { kind, subjectIds, allWaiting = ALL_WAITING }: NewBulkRun,
  ): Promise<StartedBulkRun> {
    // Until the commit nobody else starts a run of the kind: otherwise two would both find that nothing is waiting.
    await takeTurnOf(tx, `bulk-run ${kind}`);
    const ids = await this.withoutWaiting(tx, kind, [...new Set(subjectIds)]);
    if (ids.length === 0) {
      throw new AppError('WRONG_STATE', allWaiting);
    }
    const run = Object.assign(new BulkRun(), {
      kind,
      requestedByUserId: user.id,
      requestedAt: this.clock.now(),
      total: ids.length,
      finishedAt: null,
      cancelledAt: null,
    });
    const { id: runId } = await tx.save(run);
    const values = ids.flatMap((subjectId) => [runId, subjectId, 'Waiting', 0, '']);
    await insertRows(tx, 'bulk_run_items', COLUMNS, values);
    await this.outbox.add(tx, { topic: 'bulk-run', subjectId: runId });
    await this.audit.record(tx, { user, action: `start-${kind}`, subject: 'bulk-run', subjectId: runId });
    return { BulkRunId: runId, Total: ids.length };
  }

  private async withoutWaiting(tx: EntityManager, kind: BulkRunKind, ids: readonly number[]): Promise<number[]> {
    const waiting = new Set<number>();
    for (let first = 0; first < ids.length; first += IDS_A_QUERY) {
      const some = await this.runs.listWaitingSubjects(kind, ids.slice(first, first + IDS_A_QUERY), tx);
      some.forEach((id) => waiting.add(id));
    }
    return ids.filter((id) => !waiting.has(id));
  }
}

/** A second click, or a colleague at the same moment. */
export const ALL_WAITING = 'All of these are waiting to be done already.';
const IDS_A_QUERY = 1_000;
const COLUMNS = ['runId', 'subjectId', 'state', 'attempts', 'message'] as const;

interface NewBulkRun {
  kind: BulkRunKind;
  subjectIds: readonly number[];
  allWaiting?: string;
}
