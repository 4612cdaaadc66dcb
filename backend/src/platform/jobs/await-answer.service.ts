import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { Env } from '../config/env.ts';

/** Between looks: the worker may be in another process. */
const LOOKS_EVERY_MS = 100;

/** Waits for what the worker makes of a job, as long as people wait. */
@Injectable()
export class AwaitAnswerService implements OnModuleDestroy {
  private isStopping = false;

  constructor(private readonly env: Env) {}

  /** Nobody waits for a server that shuts down. */
  onModuleDestroy(): void {
    this.isStopping = true;
  }

  async waitWhile(isWaiting: () => Promise<boolean>): Promise<void> {
    const until = performance.now() + this.env.submitWaitMs;
    while ((await isWaiting()) && performance.now() < until && !this.isStopping) {
      await sleep(LOOKS_EVERY_MS);
    }
  }
}
