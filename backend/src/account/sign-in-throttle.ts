import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import { Clock } from '../clock.ts';
import { Transactions } from '../database/transactions.ts';
import { AppError } from '../errors.ts';
import { SignInFailure } from './sign-in-failure.entity.ts';

export const SIGN_IN_WINDOW_MS = 15 * 60_000;
export const SIGN_IN_ATTEMPTS = 5;
export const TOO_MANY_SIGN_INS = 'Sign-in failed too many times. Please wait 15 minutes and try again.';
/** The third and later attempts wait before they are answered, each twice as long as the one before. */
const FIRST_SLOW_ATTEMPT = 3;
const SLOW_DOWN_MS = 250;

/**
 * Counts sign-ins per user name in the database, so that every process and every address shares one count.
 * Names that do not exist are counted too: the answers tell nothing about which ones do.
 */
@Injectable()
export class SignInThrottle {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Counts an attempt before its password is looked at, so that guesses sent at the same time count too. */
  async countAttempt(username: string): Promise<void> {
    const attempts = await this.increment(usernameDigest(username));
    if (attempts > SIGN_IN_ATTEMPTS) {
      throw new AppError('TOO_MANY_REQUESTS', TOO_MANY_SIGN_INS);
    }
    if (attempts >= FIRST_SLOW_ATTEMPT) {
      await sleep(SLOW_DOWN_MS * 2 ** (attempts - FIRST_SLOW_ATTEMPT));
    }
  }

  /** After the right password. */
  async forget(username: string): Promise<void> {
    await this.transactions.run((tx) => tx.delete(SignInFailure, { usernameDigest: usernameDigest(username) }));
  }

  private increment(digest: string): Promise<number> {
    const now = this.clock.now();
    const expired = new Date(now.getTime() - SIGN_IN_WINDOW_MS);
    return this.transactions.run(async (tx) => {
      const fresh = { usernameDigest: digest, attempts: 0, windowStartedAt: now };
      await tx.createQueryBuilder().insert().into(SignInFailure).values(fresh).orIgnore().execute();
      await tx.update(SignInFailure, { usernameDigest: digest, windowStartedAt: LessThanOrEqual(expired) }, fresh);
      await tx.increment(SignInFailure, { usernameDigest: digest }, 'attempts', 1);
      return (await tx.findOneByOrFail(SignInFailure, { usernameDigest: digest })).attempts;
    });
  }
}

export const usernameDigest = (username: string): string =>
  createHash('sha256').update(username.trim().toLowerCase()).digest('hex');
