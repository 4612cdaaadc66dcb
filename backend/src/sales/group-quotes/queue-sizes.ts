import { Injectable } from '@nestjs/common';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { GroupQuoteType } from '#shared/quotes/quote-type';
import { KeptCounts } from '../../database/kept-counts.ts';
import { GroupQuotesRepository, type QuoteCount } from './group-quotes.repository.ts';

/** How many quotes are in each type and status: one grouped query. */
@Injectable()
export class QueueSizes {
  private readonly counts = new KeptCounts<QuoteCount[]>(total);

  constructor(private readonly quotes: GroupQuotesRepository) {}

  async sizeOf(types: readonly GroupQuoteType[], statuses: readonly QuoteStatus[]): Promise<number> {
    const counts = await this.counts.get('all', () => this.quotes.countByStatus());
    return total(counts.filter(({ quoteType, status }) => types.includes(quoteType) && statuses.includes(status)));
  }
}

function total(counts: readonly QuoteCount[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}
