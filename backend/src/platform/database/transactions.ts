import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { POOL_SIZE } from './connection.ts';
import { canRunAgain } from './database-errors.ts';
import { inTransaction } from './transaction-end.ts';

/** With their pauses some five seconds: as long as people wait, and as long as a cluster needs to settle. */
const ATTEMPTS = 40;
/** Up to so long times the attempt: those who met once do not meet again at the same moment. */
const PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 250;
/** Work in a transaction may read beside it (a cache that loads). If transactions held every connection, they would wait for themselves. */
const MOST_AT_A_TIME = POOL_SIZE - 4;

/** Runs a piece of work in one database transaction. */
@Injectable()
export class Transactions {
  private tail: Promise<unknown> = Promise.resolve();
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * `work` may run more than once (a deadlock on MySQL; on SQLite another process that wrote meanwhile), so it keeps nothing outside
   * the transaction.
   */
  run<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    if (this.database.options.type !== 'better-sqlite3') {
      return this.placed(() => this.retried(work));
    }
    // SQLite has one connection: overlapping transactions would share it, so they take turns.
    const turn = this.tail.then(() => this.retried(work));
    this.tail = turn.catch(() => undefined);
    return turn;
  }

  /** At most MOST_AT_A_TIME run; who ends hands the place to who waits longest. */
  private async placed<T>(run: () => Promise<T>): Promise<T> {
    if (this.running < MOST_AT_A_TIME) {
      this.running += 1;
    } else {
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    try {
      return await run();
    } finally {
      const next = this.waiting.shift();
      if (next) {
        next();
      } else {
        this.running -= 1;
      }
    }
  }

  private async retried<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await inTransaction(this.database, work);
      } catch (error) {
        if (attempt === ATTEMPTS || !canRunAgain(error)) {
          throw error;
        }
        await sleep(Math.random() * Math.min(PAUSE_MS * attempt, LONGEST_PAUSE_MS));
      }
    }
  }
}
