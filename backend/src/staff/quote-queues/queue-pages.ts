import type { QueueQuery, QueueSort, QueueWindow } from './queue-query.ts';
import type { QueueSizes } from './queue-sizes.ts';
import type { QueuedQuotes, QueueKind, SliceBeginning, SlicePlace } from './queued-quotes.repository.ts';

/** For a page this deep, sorting everything reads no more rows than merging. */
const NEAR_THE_END = 1 / 3;
/** Each slice provides its share of a page times SPARE, plus MORE: statuses are not evenly distributed. */
const SPARE = 1.5;
const MORE = 10;

/** Determines which quotes are on a page of a queue, reading as few rows as its depth allows. */
export class QueuePages<Query extends QueueQuery, Order extends string> {
  constructor(
    private readonly kind: QueueKind<Query, Order>,
    private readonly queued: QueuedQuotes<Query, Order>,
    private readonly sizes: QueueSizes<Query, Order>,
  ) {}

  /** In the requested order. */
  async listIds(query: Query, window: QueueWindow<Order>): Promise<number[]> {
    const slices = this.slicesInOrder(query, window);
    if (slices.length === 0) {
      return this.queued.listPageIds(query, window);
    }
    const reach = window.first + window.count;
    const sizes = await this.sizes.sizesOf(slices);
    const sized = slices.map((slice, at) => ({ slice, size: sizes[at]! }));
    const all = sized.reduce((sum, { size }) => sum + size, 0);
    if (window.first >= all) {
      return [];
    }
    if (window.first > all * NEAR_THE_END) {
      return this.queued.listPageIds(query, window);
    }
    const shares = sized.map(({ slice, size }) => ({
      slice,
      count: Math.min(reach, Math.ceil((reach * size * SPARE) / Math.max(all, 1)) + MORE),
    }));
    const page =
      (await this.merged(query, shares, window)) ?? (await this.merged(query, sized.map(whole(reach)), window));
    return page?.slice(window.first, reach).map(({ id }) => id) ?? [];
  }

  /**
   * Each type and status has its quotes in index order, so a page is merged from their first rows. In a combined query neither database
   * uses that order, and both sort all quotes for any page. Empty if a filter leaves few quotes: those are sorted.
   */
  private slicesInOrder(query: Query, { order }: QueueWindow<Order>): QueueQuery[] {
    return this.kind.orders[order].index && this.queued.isWide(query)
      ? query.types.flatMap((type) => query.statuses.map((status) => ({ types: [type], statuses: [status] })))
      : [];
  }

  /** null if a slice may have more rows of the page than were read. */
  private async merged(
    query: Query,
    beginnings: readonly SliceBeginning[],
    window: QueueWindow<Order>,
  ): Promise<SlicePlace[] | null> {
    const reach = window.first + window.count;
    const inOrder = orderOf(window);
    const places = (await this.queued.listBeginnings(query, beginnings, window)).sort(inOrder);
    const last = places[reach - 1];
    const isWhole = beginnings.every(({ count }, at) => {
      const read = places.filter(({ slice }) => slice === at);
      return read.length < count || count >= reach || (last !== undefined && inOrder(read.at(-1)!, last) >= 0);
    });
    return isWhole ? places : null;
  }
}

const whole =
  (count: number) =>
  ({ slice }: Pick<SliceBeginning, 'slice'>): SliceBeginning => ({ slice, count });

/** Same order as the databases: by the sort value, then by what decides between equal ones, then by quote id. */
function orderOf({ direction }: QueueSort): (one: SlicePlace, other: SlicePlace) => number {
  const sign = direction === 'ASC' ? 1 : -1;
  return (one, other) =>
    sign *
    (compare(keyOf(one.place), keyOf(other.place)) || compare(keyOf(one.tie), keyOf(other.tie)) || one.id - other.id);
}

const compare = (one: string | number, other: string | number): number => (one === other ? 0 : one < other ? -1 : 1);
/** Statuses are compared case-insensitively, like in MySQL. */
const keyOf = (value: SlicePlace['place']): string | number =>
  value instanceof Date ? value.getTime() : typeof value === 'string' ? value.toLowerCase() : value;
