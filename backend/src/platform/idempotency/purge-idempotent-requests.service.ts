import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { LessThan } from 'typeorm';
import { Clock } from '../clock.ts';
import { Transactions } from '../database/transactions.ts';
import { IdempotentRequest } from './idempotent-request.entity.ts';

const EVERY_MS = 60 * 60_000;
/** Whoever repeats a submission does so at once or on the next day. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

/** Forgets keys that nobody will send again. Any number of processes may do it. */
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
