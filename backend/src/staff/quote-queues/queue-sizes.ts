import { CountCache } from '../../platform/database/count-cache.ts';
import type { QueueQuery } from './queue-query.ts';
import type { QueuedQuotes, QuoteCount } from './queued-quotes.repository.ts';

/** The number of quotes in a queue. Counts of whole types and statuses come from one grouped query. */
export class QueueSizes<Query extends QueueQuery, Order extends string> {
  private readonly counts = new CountCache<QuoteCount[]>(total);
  private readonly narrowed = new CountCache<number>((size) => size);

  constructor(private readonly queued: QueuedQuotes<Query, Order>) {}

  /** For several lists, in order. */
  async sizesOf(lists: readonly QueueQuery[]): Promise<number[]> {
    return lists.map(await this.sizer());
  }

  /** Tells the size of any list: of all quotes, or of those that a user has claimed. */
  async sizer(assignedToUserId?: number): Promise<(list: QueueQuery) => number> {
    const counts = await this.counts.get(`${assignedToUserId ?? 'all'}`, () =>
      this.queued.countByStatus(assignedToUserId),
    );
    return ({ types, statuses }) =>
      total(counts.filter(({ quoteType, status }) => types.includes(quoteType) && statuses.includes(status)));
  }

  async sizeOfQuery(query: Query): Promise<number> {
    if (this.queued.isWhole(query)) {
      const [size] = await this.sizesOf([query]);
      return size!;
    }
    return this.narrowed.get(JSON.stringify(query), () => this.queued.count(query));
  }
}

function total(counts: readonly QuoteCount[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}
