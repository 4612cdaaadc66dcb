import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager, IsNull, type SelectQueryBuilder } from 'typeorm';
import { Clock } from '../clock.ts';
import { Env } from '../config/env.ts';
import { isSqlite } from '../database/is-sqlite.ts';
import { Transactions } from '../database/transactions.ts';
import type { JobTopic, TakenJob } from './job-handler.ts';
import { OutboxJob } from './outbox-job.table.ts';

/** As many processes as may lease the first ones at the same moment. */
const CANDIDATES = 16;

/** The queries of the worker. Each names the lease: a lost lease changes nothing. */
@Injectable()
export class OutboxRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** Of these topics, those with a due, unleased job. */
  async listDue(topics: readonly JobTopic[]): Promise<JobTopic[]> {
    const due = await this.due(this.database.manager, topics, this.clock.now())
      .select('DISTINCT job.topic', 'topic')
      .getRawMany<{ topic: JobTopic }>();
    return due.map(({ topic }) => topic);
  }

  /** The longest due, unleased job of these topics; null = none. */
  async take(topics: readonly JobTopic[]): Promise<TakenJob | null> {
    const now = this.clock.now();
    const due = this.due(this.database.manager, topics, now).orderBy('job.dueAt').addOrderBy('job.id');
    const found = await due.select('job.id', 'id').limit(CANDIDATES).getRawMany<{ id: number }>();
    if (found.length === 0) {
      return null;
    }
    return this.transactions.run(async (tx) => {
      const job = await this.lockFirst(tx, found, this.due(tx, topics, now));
      if (!job) {
        return null;
      }
      const { id, topic, subjectId, idempotencyKey } = job;
      const [attempt, takenBy] = [job.attempts + 1, randomUUID()];
      await tx.update(OutboxJob, { id }, { attempts: attempt, takenBy, lockedUntil: this.leaseEnd() });
      return { id, topic, subjectId, idempotencyKey, attempt, takenBy };
    });
  }

  async renew({ id, takenBy }: TakenJob): Promise<void> {
    await this.transactions.run((tx) => tx.update(OutboxJob, { id, takenBy }, { lockedUntil: this.leaseEnd() }));
  }

  /** Ends the job. Returns whether the lease was still valid: false = the job was added again, or the lease was lost. */
  end(tx: EntityManager, job: TakenJob): Promise<boolean> {
    return this.settle(tx, job, { doneAt: this.clock.now() });
  }

  /** Retries after this pause. */
  async postpone(job: TakenJob, pauseMs: number): Promise<void> {
    const dueAt = new Date(this.clock.now().getTime() + pauseMs);
    await this.transactions.run((tx) => this.settle(tx, job, { dueAt }));
  }

  /** Returned as if it had never been leased. */
  async release(job: TakenJob): Promise<void> {
    await this.transactions.run((tx) => this.settle(tx, job, { attempts: job.attempt - 1 }));
  }

  private async settle(
    tx: EntityManager,
    { id, takenBy }: TakenJob,
    changes: Partial<Pick<OutboxJob, 'doneAt' | 'dueAt' | 'attempts'>>,
  ): Promise<boolean> {
    const free = { lockedUntil: null, takenBy: null };
    const { affected } = await tx.update(OutboxJob, { id, takenBy }, { ...changes, ...free });
    if (affected !== 1) {
      await tx.update(OutboxJob, { id, takenBy: IsNull(), doneAt: IsNull() }, free);
    }
    return affected === 1;
  }

  /**
   * The first that is still due and that nobody else is leasing. Each is locked by its id: a search would lock what it passes, so that
   * another lane skipped its own job.
   */
  private async lockFirst(
    tx: EntityManager,
    found: readonly { id: number }[],
    due: SelectQueryBuilder<OutboxJob>,
  ): Promise<OutboxJob | null> {
    const locking = isSqlite(tx) ? due : due.setLock('pessimistic_write').setOnLocked('skip_locked');
    for (const { id } of found) {
      const job = await locking.clone().andWhere('job.id = :id', { id }).getOne();
      if (job) {
        return job;
      }
    }
    return null;
  }

  private due(manager: EntityManager, topics: readonly JobTopic[], now: Date): SelectQueryBuilder<OutboxJob> {
    return manager
      .createQueryBuilder(OutboxJob, 'job')
      .where('job.doneAt IS NULL AND job.dueAt <= :now AND job.topic IN (:...topics)', { now, topics })
      .andWhere('(job.lockedUntil IS NULL OR job.lockedUntil < :now)');
  }

  private leaseEnd(): Date {
    return new Date(this.clock.now().getTime() + this.env.jobsLeaseMs);
  }
}
