import { Module } from '@nestjs/common';
import { OutboxRepository } from './outbox.repository.ts';
import { Outbox } from './outbox.ts';
import { WorkOutboxService } from './work-outbox.service.ts';
import { Worker } from './worker.ts';

/** What must reach another system, and who brings it there. */
@Module({ providers: [Outbox, OutboxRepository, Worker, WorkOutboxService], exports: [Outbox, Worker] })
export class JobsModule {}
