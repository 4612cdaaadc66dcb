import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { LessThan } from 'typeorm';
import { Clock } from '../clock.ts';
import { Transactions } from '../database/transactions.ts';
import { IdempotentRequest } from './idempotent-request.table.ts';

const EVERY_MS = 60 * 60_000;
/** Submissions are repeated immediately or the next day. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

/** Deletes keys that will not be sent again. Any number of processes may run it. */
@Injectable()
export class PurgeIdempotentRequestsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  @Interval(EVERY_MS)
  async purge(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    await this.transactions.run((tx) => tx.delete(IdempotentRequest, { begunAt: LessThan(before) }));
  }
}
