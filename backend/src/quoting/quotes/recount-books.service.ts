import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../platform/database/transactions.ts';
import { NightlyJobs } from '../../platform/jobs/nightly-jobs.ts';
import { listDifferingGroups, repeatGroups } from '../groups/group-activity.repository.ts';
import { Group } from '../groups/group.table.ts';
import { listDifferingHouseholds, repeatHouseholds } from './quote-activity.repository.ts';
import { Quote } from './quote.table.ts';

const BATCH = 1_000;

/** What is repeated in the books of agents. */
interface Repeated {
  name: string;
  last: (tx: EntityManager) => Promise<number | null>;
  listDiffering: (tx: EntityManager, from: number, to: number) => Promise<number[]>;
  repeat: (tx: EntityManager, id: number) => Promise<void>;
}

const REPEATED: readonly Repeated[] = [
  {
    name: 'group',
    last: (tx) => tx.maximum(Group, 'id'),
    listDiffering: listDifferingGroups,
    repeat: repeatGroups,
  },
  {
    name: 'quote',
    last: (tx) => tx.maximum(Quote, 'id'),
    listDiffering: listDifferingHouseholds,
    repeat: repeatHouseholds,
  },
];

/**
 * Every night: compares what the books of agents repeat of groups and households with what they are, mends it and says what differed.
 * Nothing should: every change repeats it in its own transaction. But nobody would see a figure that is off by one.
 */
@Injectable()
export class RecountBooksService implements OnModuleInit {
  private readonly logger = new Logger('Books');

  constructor(
    private readonly transactions: Transactions,
    private readonly nightly: NightlyJobs,
  ) {}

  onModuleInit(): void {
    this.nightly.register('recount-books', async (stop) => void (await this.recount(stop)));
  }

  /** `stop` asks it to abort by throwing. @returns what differed: "group 7" */
  async recount(stop?: AbortSignal): Promise<string[]> {
    const mended: string[] = [];
    for (const { name, last, listDiffering, repeat } of REPEATED) {
      const end = (await this.transactions.run(last)) ?? 0;
      for (let from = 1; from <= end; from += BATCH) {
        stop?.throwIfAborted();
        const ids = await this.transactions.run((tx) => listDiffering(tx, from, from + BATCH - 1));
        for (const id of ids) {
          await this.transactions.run((tx) => repeat(tx, id));
          mended.push(`${name} ${id}`);
        }
      }
    }
    if (mended.length > 0) {
      this.logger.warn(`The books of agents differed from these, and were mended: ${mended.join(', ')}`);
    }
    return mended;
  }
}
