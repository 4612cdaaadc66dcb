import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, type EntityManager } from 'typeorm';
import { POOL_SIZE } from './connection.ts';
import { canRunAgain, databaseTrouble } from './database-errors.ts';
import { isSqlite } from './is-sqlite.ts';
import { inTransaction } from './transaction-end.ts';

/** Long enough for whoever watches readiness to see it. */
const NO_ROOM_MS = 10_000;
/** About five seconds, including pauses: as long as people wait, and as long as a cluster needs to settle. */
const ATTEMPTS = 40;
/** Maximum pause, multiplied by the attempt; random, so that colliding transactions do not collide again. */
const PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 250;
/** A transaction may need a second connection for a read (a cache that loads). If transactions used all of them, they would deadlock. */
const MOST_AT_A_TIME = POOL_SIZE - 4;

/** Runs a piece of work in one database transaction. */
@Injectable()
export class Transactions {
  private tail: Promise<unknown> = Promise.resolve();
  private running = 0;
  private noRoomUntil = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** false for some seconds after a write for which the file of SQLite had no room; a server's disk is full for all processes alike. */
  get hasRoom(): boolean {
    return performance.now() >= this.noRoomUntil;
  }

  /**
   * `work` may run more than once (after a deadlock on MySQL, or on SQLite a concurrent write by another process), so it must not keep
   * state outside the transaction.
   */
  run<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    if (this.database.options.type !== 'better-sqlite3') {
      return this.placed(() => this.retried(work));
    }
    // SQLite has one connection, which overlapping transactions would share, so they run one at a time.
    const turn = this.tail.then(() => this.retried(work));
    this.tail = turn.catch(() => undefined);
    return turn;
  }

  /** At most MOST_AT_A_TIME run; each passes its place to the one that has waited longest. */
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
    const began = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      try {
        const done = await inTransaction(this.database, work);
        this.noRoomUntil = 0;
        return done;
      } catch (error) {
        if (databaseTrouble(error) === 'full' && isSqlite(this.database.manager)) {
          this.noRoomUntil = performance.now() + NO_ROOM_MS;
        }
        if (attempt === ATTEMPTS || !canRunAgain(error, performance.now() - began)) {
          throw error;
        }
        await sleep(Math.random() * Math.min(PAUSE_MS * attempt, LONGEST_PAUSE_MS));
      }
    }
  }
}
