import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, LessThan } from 'typeorm';
import { Clock } from '../clock.ts';
import { Transactions } from '../database/transactions.ts';
import { AppError } from '../errors.ts';
import { IdempotentRequest } from './idempotent-request.entity.ts';

export const KEY_REUSED = 'This Idempotency-Key was used for another request.';
export const STILL_WORKING = 'This request is being worked on. Please wait for its answer.';
export const KEY_NOT_VALID = 'An Idempotency-Key has 1 to 200 printable characters without spaces.';

const KEY = /^[\x21-\x7e]{1,200}$/;
/** Maximum duration of a request: after that its process is assumed dead. */
const GIVEN_UP_AFTER_MS = 2 * 60_000;

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

/** Gives a repeated submission the answer of the first one. Design section 4, "Idempotency-Key". */
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
    try {
      return await work(async (tx, answer) => {
        await tx.update(IdempotentRequest, { id: begun.id, attempt: begun.attempt }, { answer });
      });
    } catch (error) {
      await this.transactions.run((tx) => tx.delete(IdempotentRequest, { id: begun.id, attempt: begun.attempt }));
      throw error;
    }
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
      const abandoned = new Date(begunAt.getTime() - GIVEN_UP_AFTER_MS);
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
        throw new AppError('WRONG_STATE', STILL_WORKING);
      }
      return stored;
    });
  }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
