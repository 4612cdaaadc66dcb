import { Injectable } from '@nestjs/common';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { GroupQuoteType } from '#shared/quotes/quote-type';
import { CountCache } from '../../platform/database/count-cache.ts';
import { GroupQuotesRepository, type QuoteCount } from './group-quotes.repository.ts';
import type { QueueQuery } from './queue-query.ts';

/** The number of quotes in a list. Counts of whole types and statuses come from one grouped query. */
@Injectable()
export class QueueSizes {
  private readonly counts = new CountCache<QuoteCount[]>(total);
  private readonly narrowed = new CountCache<number>((size) => size);

  constructor(private readonly quotes: GroupQuotesRepository) {}

  async sizeOf(types: readonly GroupQuoteType[], statuses: readonly QuoteStatus[]): Promise<number> {
    const [size] = await this.sizesOf([{ types, statuses }]);
    return size!;
  }

  /** For several lists, in order. */
  async sizesOf(lists: readonly Pick<QueueQuery, 'types' | 'statuses'>[]): Promise<number[]> {
    const counts = await this.counts.get('all', () => this.quotes.countByStatus());
    return lists.map(({ types, statuses }) =>
      total(counts.filter(({ quoteType, status }) => types.includes(quoteType) && statuses.includes(status))),
    );
  }

  sizeOfQuery(query: QueueQuery): Promise<number> {
    const { types, statuses, ...narrower } = query;
    return Object.values(narrower).every((each) => each === null)
      ? this.sizeOf(types, statuses)
      : this.narrowed.get(JSON.stringify(query), () => this.quotes.count(query));
  }
}

function total(counts: readonly QuoteCount[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}
