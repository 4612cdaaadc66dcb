import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  BULK_ITEM_STATES,
  BULK_RUN_KINDS,
  type BulkRunItemRow,
  type BulkRunItemsFilter,
  type BulkRunKind,
  type BulkRunRow,
  type BulkRunsFilter,
  GAVE_UP,
  NO_LONGER_ALLOWED,
  RUN_FINISHED,
  RUN_NOT_FOUND,
  type StartedBulkRun,
} from '#shared/bulk-runs/bulk-run.record';
import { toSessionFacts, toSessionUser } from '../account/session-user.ts';
import { RulesService } from '../business-rules/rules.service.ts';
import { Clock } from '../clock.ts';
import { insertRows } from '../database/insert-rows.ts';
import { Transactions } from '../database/transactions.ts';
import { takeTurnOf } from '../database/turns.ts';
import { AppError } from '../errors.ts';
import type { SessionUser } from '../http/current-user.ts';
import { areIds, areSomeOf, isFlag, isOneOf } from '../http/list-filter.ts';
import type { ListSource } from '../http/lists.ts';
import type { JobHandler, TakenJob } from '../jobs/job-handler.ts';
import { Outbox } from '../jobs/outbox.ts';
import { Worker } from '../jobs/worker.ts';
import { AuditTrail } from '../security/audit-trail.ts';
import { BulkRun, type BulkRunItem } from './bulk-run.table.ts';
import { BulkRunsRepository, type ItemCounts } from './bulk-runs.repository.ts';
import { BulkRuns, type BulkRunWork } from './bulk-runs.ts';

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

/** Items per turn of the job; then other due jobs get a turn, such as installations. */
export const ITEMS_A_TURN = 50;

/** Answers requested at a time. */
const ANSWERS_A_TURN = 500;
const ANSWER_PAUSE_MS = 2_000;

/**
 * Long-running jobs: queued in a transaction, done after its commit by any worker, item by item, and shown to all internal staff. Each item
 * is one transaction that does the work and records it, so a kill loses nothing, and a second worker on the same item finds it settled.
 */
@Injectable()
export class BulkRunsService implements JobHandler, OnModuleInit {
  readonly topic = 'bulk-run';
  private readonly logger = new Logger('BulkRun');

  constructor(
    private readonly runs: BulkRunsRepository,
    private readonly bulkRuns: BulkRuns,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly worker: Worker,
    private readonly rules: RulesService,
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

  onModuleInit(): void {
    this.worker.register(this);
  }

  async run({ subjectId: runId }: TakenJob, stop: AbortSignal): Promise<void> {
    const run = await this.runs.find(runId);
    if (!run || run.finishedAt) {
      return;
    }
    const work = this.bulkRuns.find(run.kind);
    const user = await this.findUser(run);
    const items = await this.runs.listWaiting(runId, ITEMS_A_TURN);
    if (!user?.permissions.includes(work.permission)) {
      await this.transactions.run((tx) => this.runs.settleAll(tx, runId, 'Failed', NO_LONGER_ALLOWED));
    } else {
      await this.doSome(items, { work, user, stop });
    }
    const isAnswered = await this.takeAnswers(runId, work);
    const isMoving = isAnswered || items.length > 0;
    await this.transactions.run((tx) => this.continue(tx, runId, isMoving));
  }

  async giveUp(tx: EntityManager, { subjectId: runId }: TakenJob): Promise<void> {
    await this.runs.settleAll(tx, runId, 'Failed', GAVE_UP);
    await this.continue(tx, runId, false);
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

  private async withoutWaiting(tx: EntityManager, kind: BulkRunKind, ids: readonly number[]): Promise<number[]> {
    const waiting = new Set<number>();
    for (let first = 0; first < ids.length; first += IDS_A_QUERY) {
      const some = await this.runs.listWaitingSubjects(kind, ids.slice(first, first + IDS_A_QUERY), tx);
      some.forEach((id) => waiting.add(id));
    }
    return ids.filter((id) => !waiting.has(id));
  }

  /** A failure of one item does not stop the others; the worker is told only if none succeeded. */
  private async doSome(
    items: readonly BulkRunItem[],
    { work, user, stop }: { work: BulkRunWork; user: SessionUser; stop: AbortSignal },
  ): Promise<void> {
    let trouble: unknown = null;
    let isAnyDone = false;
    for (const item of items) {
      stop.throwIfAborted();
      // SQLite is synchronous, so without yielding requests would wait until the run has ended.
      await yieldToEventLoop();
      try {
        await this.doOne(item, work, user);
        isAnyDone = true;
      } catch (error) {
        trouble = error;
        // The name only: messages can quote the data.
        this.logger.warn(`${work.kind} ${item.subjectId} broke off with ${(error as Error).name}`);
        await this.transactions.run((tx) => this.runs.countAttempt(tx, item.id));
      }
    }
    if (trouble !== null && !isAnyDone) {
      throw trouble;
    }
  }

  private async doOne({ id, subjectId }: BulkRunItem, work: BulkRunWork, user: SessionUser): Promise<void> {
    try {
      await this.transactions.run(async (tx) => {
        // Comes first, so that no other worker does it.
        if (!(await this.runs.settle(tx, id, { state: 'Done', message: '' }))) {
          return;
        }
        const outcome = await work.runOne(tx, user, subjectId);
        if (outcome.state !== 'Done' || outcome.message !== '') {
          await this.runs.correct(tx, id, outcome);
        }
      });
    } catch (error) {
      if (!(error instanceof AppError)) {
        throw error;
      }
      const { message } = error;
      await this.transactions.run((tx) => this.runs.settle(tx, id, { state: 'Failed', message }));
    }
  }

  /** Records the other system's answers for sent items. Returns whether there were any. */
  private async takeAnswers(runId: number, work: BulkRunWork): Promise<boolean> {
    const sent = await this.runs.listSent(runId, ANSWERS_A_TURN);
    const answers = await work.answersOf?.(sent.map(({ subjectId }) => subjectId));
    const answered = sent.filter(({ subjectId }) => answers?.has(subjectId));
    if (answered.length === 0) {
      return false;
    }
    await this.transactions.run(async (tx) => {
      for (const { id, subjectId } of answered) {
        await this.runs.answer(tx, id, answers!.get(subjectId)!);
      }
    });
    return true;
  }

  /** Remaining items are processed after other due jobs; if all are waiting for answers, after a pause. */
  private async continue(tx: EntityManager, runId: number, isMoving: boolean): Promise<void> {
    const [waiting] = await this.runs.listWaiting(runId, 1, tx);
    const [sent] = await this.runs.listSent(runId, 1, tx);
    if (waiting || sent) {
      const pauseMs = waiting || isMoving ? 0 : ANSWER_PAUSE_MS;
      await this.outbox.addAfter(tx, { topic: this.topic, subjectId: runId }, pauseMs);
    } else if (await this.runs.finish(tx, runId)) {
      const run = await this.runs.findForUpdate(runId, tx);
      await this.bulkRuns.find(run!.kind).finished?.(tx, runId);
    }
  }

  /** With current permissions: a permission revoked since the start is no longer used. */
  private async findUser({ requestedByUserId }: BulkRun): Promise<SessionUser | null> {
    const user = await this.runs.findUser(requestedByUserId);
    return user && toSessionUser(toSessionFacts(user), await this.rules.inForce());
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
