import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EntityManager, IsNull, LessThan } from 'typeorm';
import { Clock } from '../clock.ts';
import { databaseTrouble } from '../database/database-errors.ts';
import { Transactions } from '../database/transactions.ts';
import { AppError } from '../errors.ts';
import { IdempotentRequest } from './idempotent-request.table.ts';

const EVERY_MS = 60 * 60_000;

export const KEY_REUSED = 'This Idempotency-Key was used for another request.';
export const stillWorking = (seconds: number): string =>
  `This request is being worked on. If it was interrupted, it can be sent again in at most ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
/** Another process took this one for dead, or has another time. */
export const TAKEN_OVER =
  'This request was interrupted, and is being worked on again. Please send it again for its answer.';
export const KEY_NOT_VALID = 'An Idempotency-Key has 1 to 200 printable characters without spaces.';

const KEY = /^[\x21-\x7e]{1,200}$/;
/** So long after its last sign of life a request is assumed dead. */
const LEASE_MS = 10_000;
/** Several for each lease, so that one that is late does not lose it. */
const RENEWED_EVERY_MS = LEASE_MS / 4;
const FREED_AGAIN_AFTER_MS = 1_000;

/** A submission that its sender may repeat without doing it twice. */
export interface Submission<Answer extends object = object> {
  user: { id: number };
  /** From the header; without a key every request is new. */
  key: string | undefined;
  /** The name of the call, so that a key is valid for one call only. */
  call: string;
  body: object;
  /** Called before a repeat is answered: throws if the first answer no longer applies. */
  assertHolds?: (answer: Answer) => Promise<void>;
}

/** Saves the answer in the transaction of the work itself: both happen, or neither. */
export type Finish<Answer> = (tx: EntityManager, answer: Answer) => Promise<void>;

/**
 * Gives a repeated submission the answer of the first one. Design section 4, "Idempotency-Key". Deletes keys that will not be sent
 * again. Any number of processes may run it.
 */
@Injectable()
export class Idempotency {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @param work does it and calls `finish` last in its transaction. If it is refused, the key is free again.
   * @throws INVALID_INPUT for a malformed key, RULE_BROKEN for the key of another request, WRONG_STATE while the first is in progress
   */
  async once<Answer extends object>(
    submission: Submission<Answer>,
    work: (finish: Finish<Answer>) => Promise<Answer>,
  ): Promise<Answer> {
    if (submission.key === undefined) {
      return work(() => Promise.resolve());
    }
    const begun = await this.begin(submission);
    if (begun.answer) {
      await submission.assertHolds?.(begun.answer as Answer);
      return begun.answer as Answer;
    }
    const renewing = setInterval(() => void this.renew(begun).catch(() => undefined), RENEWED_EVERY_MS);
    try {
      return await work((tx, answer) => this.finish(tx, begun, answer));
    } catch (error) {
      clearInterval(renewing);
      await this.free(begun, error);
      throw error;
    } finally {
      clearInterval(renewing);
    }
  }

  /** @throws WRONG_STATE if another attempt has the key: one key, one effect, however long this one took */
  private async finish(tx: EntityManager, { id, attempt }: IdempotentRequest, answer: object): Promise<void> {
    const { affected } = await tx.update(IdempotentRequest, { id, attempt, answer: IsNull() }, { answer });
    if (affected !== 1) {
      throw new AppError('WRONG_STATE', TAKEN_OVER);
    }
  }

  private async renew({ id, attempt }: IdempotentRequest): Promise<void> {
    const begunAt = this.clock.now();
    await this.transactions.run((tx) => tx.update(IdempotentRequest, { id, attempt, answer: IsNull() }, { begunAt }));
  }

  /** Who is refused may correct and send again at once. What has failed with the database is freed once it is back, or by its lease. */
  private async free({ id, attempt }: IdempotentRequest, reason: unknown): Promise<void> {
    const freed = () => this.transactions.run((tx) => tx.delete(IdempotentRequest, { id, attempt, answer: IsNull() }));
    if (databaseTrouble(reason) === null) {
      await freed();
      return;
    }
    void (async () => {
      for (let waited = 0; waited < LEASE_MS; waited += FREED_AGAIN_AFTER_MS) {
        try {
          return await freed();
        } catch {
          await sleep(FREED_AGAIN_AFTER_MS, undefined, { ref: false });
        }
      }
      return null;
    })();
  }

  /** The first to write the key owns it; all others read its result. */
  private begin({ user, key = '', call, body }: Omit<Submission, 'assertHolds'>): Promise<IdempotentRequest> {
    if (!KEY.test(key)) {
      throw new AppError('INVALID_INPUT', KEY_NOT_VALID);
    }
    const keys = { userId: user.id, keyDigest: digestOf(key) };
    const requestDigest = digestOf(`${call} ${JSON.stringify(body)}`);
    const attempt = randomUUID();
    return this.transactions.run(async (tx) => {
      const begunAt = this.clock.now();
      const abandoned = new Date(begunAt.getTime() - LEASE_MS);
      const row = { ...keys, requestDigest, attempt, begunAt };
      await tx
        .createQueryBuilder()
        .insert()
        .into(IdempotentRequest)
        .values(row)
        .orIgnore()
        .updateEntity(false)
        .execute();
      await tx.update(
        IdempotentRequest,
        { ...keys, requestDigest, answer: IsNull(), begunAt: LessThan(abandoned) },
        { attempt, begunAt },
      );
      const stored = await tx.findOneByOrFail(IdempotentRequest, keys);
      if (stored.requestDigest !== requestDigest) {
        throw new AppError('RULE_BROKEN', KEY_REUSED);
      }
      if (stored.answer === null && stored.attempt !== attempt) {
        const left = stored.begunAt.getTime() + LEASE_MS - begunAt.getTime();
        throw new AppError('WRONG_STATE', stillWorking(Math.max(1, Math.ceil(left / 1_000))));
      }
      return stored;
    });
  }

  @Interval(EVERY_MS)
  async purge(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    await this.transactions.run((tx) => tx.delete(IdempotentRequest, { begunAt: LessThan(before) }));
  }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Submissions are repeated immediately or the next day. */
const KEPT_MS = 7 * 24 * 60 * 60_000;
