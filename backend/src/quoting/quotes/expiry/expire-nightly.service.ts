import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { detroitMidnight } from '#shared/dates/detroit-midnight';
import { addDays } from '#shared/dates/iso-date';
import { Clock } from '../../../platform/clock.ts';
import { Env } from '../../../platform/config/env.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import type { JobHandler } from '../../../platform/jobs/job-handler.ts';
import { Outbox } from '../../../platform/jobs/outbox.ts';
import { Worker } from '../../../platform/jobs/worker.ts';
import { ExpireQuotesService } from './expire-quotes.service.ts';

/** There is one such job; the process that takes it when a day starts in Detroit does the night's work. */
const JOB = { topic: 'expire-quotes', subjectId: 1 } as const;

@Injectable()
export class ExpireNightlyService implements JobHandler, OnModuleInit, OnApplicationBootstrap {
  readonly topic = JOB.topic;

  constructor(
    private readonly worker: Worker,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
    private readonly expireQuotes: ExpireQuotesService,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.worker.register(this);
  }

  /** On a new database the first run is now; each run schedules the next. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.env.jobsPollMs > 0) {
      await this.transactions.run((tx) => this.outbox.addOnce(tx, JOB));
    }
  }

  async run(_job: unknown, stop: AbortSignal): Promise<void> {
    await this.expireQuotes.expireAll(stop);
    await this.transactions.run((tx) => this.planNext(tx));
  }

  /** The remaining quotes are retried the next night. */
  giveUp(tx: EntityManager): Promise<void> {
    return this.planNext(tx);
  }

  private planNext(tx: EntityManager): Promise<void> {
    return this.outbox.add(tx, JOB, detroitMidnight(addDays(this.clock.today(), 1)));
  }
}
