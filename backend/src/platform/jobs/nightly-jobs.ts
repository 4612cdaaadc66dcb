import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { detroitMidnight } from '#shared/dates/detroit-time';
import { addDays } from '#shared/dates/iso-date';
import { Clock } from '../clock.ts';
import { Env } from '../config/env.ts';
import { Transactions } from '../database/transactions.ts';
import type { JobTopic } from './job-handler.ts';
import { Outbox } from './outbox.ts';
import { Worker } from './worker.ts';

/** Work of every night: there is one job of each topic, and the process that takes it when a day starts in Detroit does it. */
@Injectable()
export class NightlyJobs implements OnApplicationBootstrap {
  private readonly topics: JobTopic[] = [];

  constructor(
    private readonly worker: Worker,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** Call it when the module is initialized. What remains after a failure is done the next night. `stop` asks `work` to abort by throwing. */
  register(topic: JobTopic, work: (stop: AbortSignal) => Promise<void>): void {
    this.topics.push(topic);
    this.worker.register({
      topic,
      run: async (_job, stop) => {
        // Of the day on which it begins: a day that begins meanwhile has its own run.
        const next = this.nextMidnight();
        await work(stop);
        await this.transactions.run((tx) => this.outbox.add(tx, { topic, subjectId: 1 }, next));
      },
      giveUp: (tx) => this.outbox.add(tx, { topic, subjectId: 1 }, this.nextMidnight()),
    });
  }

  /**
   * On a new database the first run is now; each run schedules the next. One that a wrong clock has scheduled for another day is the next
   * night's.
   */
  async onApplicationBootstrap(): Promise<void> {
    if (this.env.jobsPollMs > 0) {
      await this.transactions.run(async (tx) => {
        for (const topic of this.topics) {
          await this.outbox.addOnce(tx, { topic, subjectId: 1 });
          await this.outbox.bringForward(tx, { topic, subjectId: 1 }, this.nextMidnight());
        }
      });
    }
  }

  private nextMidnight(): Date {
    return detroitMidnight(addDays(this.clock.today(), 1));
  }
}
