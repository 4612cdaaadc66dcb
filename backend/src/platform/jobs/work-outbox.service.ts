import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Server } from 'node:http';
import { DataSource, type EntitySubscriberInterface } from 'typeorm';
import type { TransactionCommitEvent } from 'typeorm/subscriber/event/TransactionCommitEvent.js';
import { Env } from '../config/env.ts';
import type { Lane } from './job-handler.ts';
import { ADDED_JOB } from './outbox.ts';
import { Worker } from './worker.ts';

/**
 * Runs the worker in this process: at intervals, and immediately after a transaction that added a job has committed. Each lane is worked
 * off by itself.
 */
@Injectable()
export class WorkOutboxService implements OnApplicationBootstrap, OnModuleDestroy, EntitySubscriberInterface {
  private readonly logger = new Logger('Worker');
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> | null = null;
  private readonly working = new Map<Lane, Promise<void>>();
  /** A job was added since this process last looked. */
  private isWanted = false;
  /** Lanes that had a job while they were being worked off: they look once more. */
  private readonly again = new Set<Lane>();

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
    await this.looking;
    await Promise.all(this.working.values());
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
    this.looking ??= this.look();
  }

  private async look(): Promise<void> {
    while (this.isWanted) {
      this.isWanted = false;
      for (const lane of await this.readable(this.worker.lanesDue(), [])) {
        this.again.add(lane);
        if (!this.working.has(lane)) {
          this.working.set(lane, this.workOff(lane));
        }
      }
    }
    this.looking = null;
  }

  private async workOff(lane: Lane): Promise<void> {
    while (this.again.delete(lane)) {
      while (await this.readable(this.worker.runOnce([lane]), false));
    }
    this.working.delete(lane);
  }

  private readable<Answer>(read: Promise<Answer>, otherwise: Answer): Promise<Answer> {
    return read.catch((error: unknown) => {
      this.logger.warn(`The outbox could not be read: ${(error as Error).name}`);
      return otherwise;
    });
  }
}
