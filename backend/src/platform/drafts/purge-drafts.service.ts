import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Transactions } from '../database/transactions.ts';
import { NightlyJobs } from '../jobs/nightly-jobs.ts';
import { DraftsRepository } from './drafts.repository.ts';

/** Deletes expired drafts every night. */
@Injectable()
export class PurgeDraftsService implements OnModuleInit {
  constructor(
    private readonly nightly: NightlyJobs,
    private readonly transactions: Transactions,
    private readonly drafts: DraftsRepository,
  ) {}

  onModuleInit(): void {
    this.nightly.register('purge-drafts', () => this.purge());
  }

  purge(): Promise<void> {
    return this.transactions.run((tx) => this.drafts.removeExpired(tx));
  }
}
