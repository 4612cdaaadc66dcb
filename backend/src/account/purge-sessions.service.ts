import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { LessThan } from 'typeorm';
import { IDLE_LIMIT_MS } from '#shared/session/limits';
import { Clock } from '../clock.ts';
import { Transactions } from '../database/transactions.ts';
import { Session } from './session.entity.ts';
import { SIGN_IN_WINDOW_MS } from './sign-in-throttle.ts';
import { SignInFailure } from './sign-in-failure.entity.ts';

const EVERY_MS = 10 * 60_000;

/** Clears away what has run out. Any number of processes may do it. */
@Injectable()
export class PurgeSessionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  @Interval(EVERY_MS)
  async purge(): Promise<void> {
    const now = this.clock.now().getTime();
    await this.transactions.run(async (tx) => {
      await tx.delete(Session, { lastSeenAt: LessThan(new Date(now - IDLE_LIMIT_MS)) });
      await tx.delete(SignInFailure, { windowStartedAt: LessThan(new Date(now - SIGN_IN_WINDOW_MS)) });
    });
  }
}
