import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { LessThan } from 'typeorm';
import { IDLE_LIMIT_MS } from '#shared/session/idle-clock';
import { Clock } from '../clock.ts';
import { Transactions } from '../database/transactions.ts';
import { AttemptCount } from './limits/attempt-count.table.ts';
import { KnownAddress } from './limits/known-address.table.ts';
import { KNOWN_ADDRESS_MS } from './limits/known-addresses.repository.ts';
import { ATTEMPT_WINDOW_MS } from './limits/limit.ts';
import { Session } from './session.table.ts';

const EVERY_MS = 10 * 60_000;

/** Deletes expired rows. Any number of processes may run it. */
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
      await tx.delete(AttemptCount, { windowStartedAt: LessThan(new Date(now - ATTEMPT_WINDOW_MS)) });
      await tx.delete(KnownAddress, { lastUsedAt: LessThan(new Date(now - KNOWN_ADDRESS_MS)) });
    });
  }
}
