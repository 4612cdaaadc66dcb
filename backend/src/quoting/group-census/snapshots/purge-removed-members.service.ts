import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RESTORE_LIMIT_MS } from '#shared/census/removal';
import { Clock } from '../../../platform/clock.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import { CensusSnapshots } from './census-snapshots.ts';

const EVERY_MS = 10 * 60_000;

/** Permanently deletes members who can no longer be restored. Any number of processes may run it. */
@Injectable()
export class PurgeRemovedMembersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly snapshots: CensusSnapshots,
    private readonly clock: Clock,
  ) {}

  @Interval(EVERY_MS)
  async purge(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - RESTORE_LIMIT_MS);
    await this.transactions.run((tx) => this.snapshots.purgeRemoved(tx, before));
  }
}
