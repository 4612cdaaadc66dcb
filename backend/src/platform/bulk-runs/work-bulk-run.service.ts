import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { GAVE_UP, NO_LONGER_ALLOWED } from '#shared/bulk-runs/bulk-run.record';
import { toSessionFacts, toSessionUser } from '../account/session-user.ts';
import { RulesService } from '../business-rules/rules.service.ts';
import { Transactions } from '../database/transactions.ts';
import { AppError } from '../errors.ts';
import type { SessionUser } from '../http/current-user.ts';
import type { JobHandler, TakenJob } from '../jobs/job-handler.ts';
import { Outbox } from '../jobs/outbox.ts';
import { Worker } from '../jobs/worker.ts';
import type { BulkRun, BulkRunItem } from './bulk-run.table.ts';
import { BulkRunsRepository } from './bulk-runs.repository.ts';
import { BulkRuns, type BulkRunWork } from './bulk-runs.ts';

/** Items per turn of the job; then other due jobs get a turn, such as installations. */
export const ITEMS_A_TURN = 50;

/** Answers requested at a time. */
const ANSWERS_A_TURN = 500;
const ANSWER_PAUSE_MS = 2_000;

/**
 * Processes runs item by item. Each item is one transaction that does the work and records it, so a kill loses nothing, and a second worker
 * on the same item finds it settled.
 */
@Injectable()
export class WorkBulkRunService implements JobHandler, OnModuleInit {
  readonly topic = 'bulk-run';
  private readonly logger = new Logger('BulkRun');

  constructor(
    private readonly worker: Worker,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
    private readonly runs: BulkRunsRepository,
    private readonly bulkRuns: BulkRuns,
    private readonly rules: RulesService,
  ) {}

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
    } else {
      await this.runs.finish(tx, runId);
    }
  }

  /** With current permissions: a permission revoked since the start is no longer used. */
  private async findUser({ requestedByUserId }: BulkRun): Promise<SessionUser | null> {
    const user = await this.runs.findUser(requestedByUserId);
    return user && toSessionUser(toSessionFacts(user), await this.rules.inForce());
  }
}
