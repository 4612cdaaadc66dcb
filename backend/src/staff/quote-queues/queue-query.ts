import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { QuoteType } from '#shared/quotes/quote-type';
import type { PageQuery } from '../../platform/lists/lists.ts';

/** The requested quotes. A queue adds its own filters, which its repository turns into conditions. */
export interface QueueQuery {
  types: readonly QuoteType[];
  statuses: readonly QuoteStatus[];
}

/** Order and page. */
export type QueueWindow<Order extends string = string> = Omit<PageQuery<unknown, Order>, 'filter'>;
export type QueueSort<Order extends string = string> = Pick<QueueWindow<Order>, 'order' | 'direction'>;
