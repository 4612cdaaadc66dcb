import { Module } from '@nestjs/common';
import { OutboxRepository } from './outbox.repository.ts';
import { Outbox } from './outbox.ts';
import { WorkOutboxService } from './work-outbox.service.ts';
import { Worker } from './worker.ts';

/** The outbox of calls to other systems, and the worker that delivers them. */
@Module({ providers: [Outbox, OutboxRepository, Worker, WorkOutboxService], exports: [Outbox, Worker] })
export class JobsModule {}
