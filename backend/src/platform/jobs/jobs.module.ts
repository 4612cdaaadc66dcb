import { Module } from '@nestjs/common';
import { AwaitAnswerService } from './await-answer.service.ts';
import { NightlyJobs } from './nightly-jobs.ts';
import { OutboxRepository } from './outbox.repository.ts';
import { Outbox } from './outbox.ts';
import { WorkOutboxService } from './work-outbox.service.ts';
import { Worker } from './worker.ts';

/** The outbox of calls to other systems, and the worker that delivers them. */
@Module({
  providers: [AwaitAnswerService, NightlyJobs, Outbox, OutboxRepository, Worker, WorkOutboxService],
  exports: [AwaitAnswerService, NightlyJobs, Outbox, Worker],
})
export class JobsModule {}
