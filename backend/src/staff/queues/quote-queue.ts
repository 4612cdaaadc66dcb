import type { DataSource } from 'typeorm';
import { CountCache } from '../../platform/database/count-cache.ts';
import {
  QueuedQuotes,
  type QueueKind,
  type QueueQuery,
  type QueueSort,
  type QueueWindow,
  type QuoteCount,
  type SliceBeginning,
  type SlicePlace,
} from './queued-quotes.repository.ts';

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

/** Rows of a file read at a time. */
const CHUNK = 500;

type RowsOf<Row> = (ids: readonly number[]) => Promise<Row[]>;

/** Quotes that staff work through: pages, counts and whole files of ids, which each queue turns into its rows. */
export abstract class QuoteQueue<Query extends QueueQuery, Order extends string> {
  readonly sizes: QueueSizes<Query, Order>;
  private readonly queued: QueuedQuotes<Query, Order>;
  private readonly pages: QueuePages<Query, Order>;

  constructor(database: DataSource, kind: QueueKind<Query, Order>) {
    this.queued = new QueuedQuotes(database, kind);
    this.sizes = new QueueSizes(this.queued);
    this.pages = new QueuePages(kind, this.queued, this.sizes);
  }

  /** @param rowsOf in the order of the ids, of which there is at least one */
  async page<Row>(query: Query, window: QueueWindow<Order>, rowsOf: RowsOf<Row>) {
    const [ids, total] = await Promise.all([this.pages.listIds(query, window), this.sizes.sizeOfQuery(query)]);
    return { rows: ids.length === 0 ? [] : await rowsOf(ids), total };
  }

  /**
   * Selects and sorts the ids once, so that a quote that moves while the file is written is neither skipped nor repeated, and no step sorts
   * the rest again.
   */
  async all<Row>(query: Query, sort: QueueSort<Order>, rowsOf: RowsOf<Row>): Promise<AsyncIterable<Row[]>> {
    return inChunks(await this.queued.listAllIds(query, sort), rowsOf);
  }
}

async function* inChunks<Row>(ids: readonly number[], rowsOf: RowsOf<Row>): AsyncIterable<Row[]> {
  for (let first = 0; first < ids.length; first += CHUNK) {
    yield await rowsOf(ids.slice(first, first + CHUNK));
  }
}
