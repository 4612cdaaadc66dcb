import type { Server } from 'node:http';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntitySubscriberInterface } from 'typeorm';
import type { TransactionCommitEvent } from 'typeorm/subscriber/event/TransactionCommitEvent.js';
import { Env } from '../config/env.ts';
import { ADDED_JOB } from './outbox.ts';
import { Worker } from './worker.ts';

/** Runs the worker in this process: at intervals, and immediately after a transaction that added a job has committed. */
@Injectable()
export class WorkOutboxService implements OnApplicationBootstrap, OnModuleDestroy, EntitySubscriberInterface {
  private readonly logger = new Logger('Worker');
  private timer: NodeJS.Timeout | null = null;
  private working: Promise<void> | null = null;
  /** A job was added since the worker last looked. */
  private isWanted = false;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly worker: Worker,
    private readonly env: Env,
    private readonly host: HttpAdapterHost,
  ) {}

  onApplicationBootstrap(): void {
    if (this.env.jobsPollMs > 0) {
      this.database.subscribers.push(this);
      this.timer = setInterval(() => this.wake(), this.env.jobsPollMs);
    }
  }

  /** Runs before the server closes, so that calls to a sandbox in this process still arrive. */
  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer ?? undefined);
    this.worker.stop();
    await this.working;
  }

  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    if (queryRunner.data?.[ADDED_JOB]) {
      queryRunner.data = { ...queryRunner.data, [ADDED_JOB]: false };
      this.wake();
    }
  }

  /** Not before this server is listening: it may simulate the other system itself. */
  private wake(): void {
    if (!(this.host.httpAdapter.getHttpServer() as Server).listening) {
      return;
    }
    this.isWanted = true;
    this.working ??= this.workOff().finally(() => {
      this.working = null;
    });
  }

  private async workOff(): Promise<void> {
    while (this.isWanted) {
      this.isWanted = false;
      try {
        while (await this.worker.runOnce());
      } catch (error) {
        this.logger.warn(`The outbox could not be read: ${(error as Error).name}`);
      }
    }
  }
}
