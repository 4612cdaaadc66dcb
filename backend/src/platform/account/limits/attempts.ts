import { Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EntityManager, LessThanOrEqual, MoreThan } from 'typeorm';
import { addRows } from '../../database/add-rows.ts';
import { Clock } from '../../clock.ts';
import { Transactions } from '../../database/transactions.ts';
import { AppError } from '../../errors.ts';
import { ATTEMPT_WINDOW_MS, keyDigest, type Limit, LIMITS } from './limit.ts';
import { AttemptCount } from './limits.table.ts';

export const TOO_MANY_SIGN_INS = 'Sign-in failed too many times. Please wait 15 minutes and try again.';

/** From the third failure on, answers are delayed, each twice as long as the one before. */
const FIRST_SLOW_FAILURE = 3;
const SLOW_DOWN_MS = 250;
/**
 * Poll interval and maximum number of polls while all remaining attempts are in progress. A killed process leaves attempts that never end.
 */
const WAIT_MS = 50;
const MOST_WAITS = 200;

type Place = 'taken' | 'wait' | 'refused';
type Outcome = 'good' | 'failed' | 'broken';

/**
 * Counts attempts in the database, so that all processes share a count. An attempt reserves a place under each limit in advance and counts
 * as a failure only when it fails: parallel guesses are limited, correct passwords are not.
 */
@Injectable()
export class Attempts {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes an attempt, which fails by throwing NOT_SIGNED_IN, NOT_FOUND or WrongSecret. The last limit is that of the secret, whose failures delay the
   * answer.
   *
   * @throws TOO_MANY_REQUESTS when a limit is reached
   */
  async limited<T>(limits: readonly Limit[], attempt: () => Promise<T>): Promise<T> {
    await this.takePlace(limits);
    const answer = await attempt().catch((error: unknown) => this.afterError(limits, error));
    await this.settle(limits, 'good');
    return answer;
  }

  /** Called when there is a new secret. */
  async forget(limit: Limit): Promise<void> {
    await this.transactions.run((tx) => tx.delete(AttemptCount, { keyDigest: keyDigest(limit) }));
  }

  private async afterError(limits: readonly Limit[], error: unknown): Promise<never> {
    const outcome = isFailure(error) ? 'failed' : 'broken';
    const failures = await this.settle(limits, outcome);
    if (outcome === 'failed' && failures >= FIRST_SLOW_FAILURE) {
      await sleep(SLOW_DOWN_MS * 2 ** (failures - FIRST_SLOW_FAILURE));
    }
    throw error;
  }

  private async takePlace(limits: readonly Limit[]): Promise<void> {
    for (let waits = 0; ; waits += 1) {
      const place = await this.tryToTakePlace(limits);
      if (place === 'taken') {
        return;
      }
      if (place === 'refused' || waits === MOST_WAITS) {
        throw new AppError('TOO_MANY_REQUESTS', TOO_MANY_SIGN_INS);
      }
      await sleep(WAIT_MS);
    }
  }

  /** Reserves a place under all limits or none. */
  private async tryToTakePlace(limits: readonly Limit[]): Promise<Place> {
    try {
      return await this.transactions.run<Place>(async (tx) => {
        for (const limit of limits) {
          const place = await this.take(limit, tx);
          if (place !== 'taken') {
            throw new NoPlace(place);
          }
        }
        return 'taken';
      });
    } catch (error) {
      if (error instanceof NoPlace) {
        return error.place;
      }
      throw error;
    }
  }

  private async take(limit: Limit, tx: EntityManager): Promise<Place> {
    const { most } = LIMITS[limit.kind];
    const where = { keyDigest: keyDigest(limit) };
    const now = this.clock.now();
    const expired = new Date(now.getTime() - ATTEMPT_WINDOW_MS);
    const fresh = { underWay: 1, failures: 0, windowStartedAt: now };
    const { affected } = await tx
      .createQueryBuilder()
      .update(AttemptCount)
      .set({ underWay: () => 'underWay + 1' })
      .where({ ...where, windowStartedAt: MoreThan(expired) })
      .andWhere('underWay + failures < :most', { most })
      .execute();
    if (affected === 1) {
      return 'taken';
    }
    const found = await tx.findOneBy(AttemptCount, where);
    if (!found) {
      await addRows(tx, AttemptCount, { ...where, ...fresh });
      return 'taken';
    }
    if (found.windowStartedAt <= expired) {
      const restarted = await tx.update(AttemptCount, { ...where, windowStartedAt: LessThanOrEqual(expired) }, fresh);
      return restarted.affected === 1 ? 'taken' : 'wait';
    }
    return found.failures >= most ? 'refused' : 'wait';
  }

  /** @returns the failures under the last limit */
  private settle(limits: readonly Limit[], outcome: Outcome): Promise<number> {
    return this.transactions.run(async (tx) => {
      for (const limit of limits) {
        const clears = outcome === 'good' && LIMITS[limit.kind].isForgiving;
        await tx.update(
          AttemptCount,
          { keyDigest: keyDigest(limit) },
          {
            // A new window may have started in the meantime, with nothing in progress.
            underWay: () => 'CASE WHEN underWay > 0 THEN underWay - 1 ELSE 0 END',
            ...(outcome === 'failed' && { failures: () => 'failures + 1' }),
            ...(clears && { failures: 0 }),
          },
        );
      }
      const last = await tx.findOneBy(AttemptCount, { keyDigest: keyDigest(limits.at(-1)!) });
      return last?.failures ?? 0;
    });
  }
}

/** A wrong secret of somebody who is known already: the page shows it at its field. */
export class WrongSecret extends AppError {
  constructor(field: string, message: string) {
    super('RULE_BROKEN', message, { [field]: [message] });
  }
}

/** Rolls back the places reserved under other limits. */
class NoPlace extends Error {
  constructor(readonly place: Place) {
    super(place);
  }
}

const isFailure = (error: unknown): boolean =>
  error instanceof WrongSecret ||
  (error instanceof AppError && (error.code === 'NOT_SIGNED_IN' || error.code === 'NOT_FOUND'));
