import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import { Clock } from '../clock.ts';
import type { JobTopic } from './job-handler.ts';
import { OutboxJob } from './outbox-job.table.ts';

/** Set on the connection of a transaction that added a job: the worker is notified when it commits. */
export const ADDED_JOB = 'added-outbox-job';

interface AskedJob {
  topic: JobTopic;
  subjectId: number;
}

/** Records work for other systems in the transaction of the change that causes it. */
@Injectable()
export class Outbox {
  constructor(private readonly clock: Clock) {}

  /**
   * Adds a job. If it is already waiting, it still runs once; if it is running or done, it runs again because the worker's data may be
   * older than this transaction.
   */
  async add(tx: EntityManager, { topic, subjectId }: AskedJob, dueAt = this.clock.now()): Promise<void> {
    await this.addOnce(tx, { topic, subjectId }, dueAt);
    await tx
      .createQueryBuilder()
      .update(OutboxJob)
      .set({ attempts: 0, dueAt, takenBy: null, doneAt: null })
      .where('topic = :topic AND subjectId = :subjectId', { topic, subjectId })
      .execute();
    if (tx.queryRunner) {
      tx.queryRunner.data = { ...tx.queryRunner.data, [ADDED_JOB]: true };
    }
  }

  /** Same, after a pause. */
  addAfter(tx: EntityManager, job: AskedJob, pauseMs: number): Promise<void> {
    return this.add(tx, job, new Date(this.clock.now().getTime() + pauseMs));
  }

  /** Adds the job unless it was ever added before. */
  async addOnce(tx: EntityManager, { topic, subjectId }: AskedJob, dueAt = this.clock.now()): Promise<void> {
    await tx
      .createQueryBuilder()
      .insert()
      .into(OutboxJob)
      .values({ topic, subjectId, idempotencyKey: randomUUID(), dueAt })
      .orIgnore()
      .updateEntity(false)
      .execute();
  }

  /** A job that waits for longer is due then. */
  async bringForward(tx: EntityManager, { topic, subjectId }: AskedJob, latest: Date): Promise<void> {
    await tx.update(OutboxJob, { topic, subjectId, doneAt: IsNull(), dueAt: MoreThan(latest) }, { dueAt: latest });
  }
}
