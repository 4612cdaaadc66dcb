import { Injectable } from '@nestjs/common';
import { GroupQuotesRepository, type SlicePlace } from './group-quotes.repository.ts';
import type { QueueQuery, QueueWindow } from './queue-query.ts';
import { QueueSizes } from './queue-sizes.ts';
import type { SliceBeginning } from './queued-quotes.repository.ts';

/** Above this number of slices a scan of the global index is cheaper for the first pages. */
const MOST_SLICES = 6;
const FIRST_PAGES = 100;
/** For a page this deep, sorting everything reads no more rows than merging. */
const NEAR_THE_END = 1 / 3;
/** Each slice provides its share of a page times SPARE, plus MORE: statuses are not evenly distributed. */
const SPARE = 1.5;
const MORE = 10;

/** Determines which quotes are on a page of the queue, reading as few rows as its depth allows. */
@Injectable()
export class QueuePages {
  constructor(
    private readonly quotes: GroupQuotesRepository,
    private readonly sizes: QueueSizes,
  ) {}

  /** In the requested order. */
  async listIds(query: QueueQuery, window: QueueWindow): Promise<number[]> {
    const slices = slicesInOrder(query, window);
    if (slices.length === 0 || (slices.length > MOST_SLICES && window.first < FIRST_PAGES)) {
      return this.quotes.listPageIds(query, window);
    }
    const reach = window.first + window.count;
    const sizes = await this.sizes.sizesOf(slices);
    const sized = slices.map((slice, at) => ({ slice, size: sizes[at]! }));
    const all = sized.reduce((sum, { size }) => sum + size, 0);
    if (window.first >= all) {
      return [];
    }
    if (window.first > all * NEAR_THE_END) {
      return this.quotes.listPageIds(query, window);
    }
    const shares = sized.map(({ slice, size }) => ({
      slice,
      count: Math.min(reach, Math.ceil((reach * size * SPARE) / Math.max(all, 1)) + MORE),
    }));
    const page = (await this.merged(shares, window)) ?? (await this.merged(sized.map(whole(reach)), window));
    return page?.slice(window.first, reach).map(({ id }) => id) ?? [];
  }

  /** null if a slice may have more rows of the page than were read. */
  private async merged(beginnings: readonly SliceBeginning[], window: QueueWindow): Promise<SlicePlace[] | null> {
    const reach = window.first + window.count;
    const inOrder = orderOf(window);
    const places = (await this.quotes.listBeginnings(beginnings, window)).sort(inOrder);
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

/** Same order as the databases: by the sort value, then by quote id. */
function orderOf({ direction }: QueueWindow): (one: SlicePlace, other: SlicePlace) => number {
  const sign = direction === 'ASC' ? 1 : -1;
  return (one, other) => sign * (compare(keyOf(one), keyOf(other)) || one.id - other.id);
}

const compare = (one: string | number, other: string | number): number => (one === other ? 0 : one < other ? -1 : 1);
/** Statuses are compared case-insensitively, like in MySQL. */
const keyOf = ({ place }: SlicePlace): string | number =>
  place instanceof Date ? place.getTime() : typeof place === 'string' ? place.toLowerCase() : place;

/**
 * Each type and status has its quotes in index order, so a page is merged from their first rows. In a combined query neither database uses
 * that order, and both sort all quotes for any page. Empty if another filter applies: that leaves few quotes, or has an index of its own.
 */
const slicesInOrder = (query: QueueQuery, { order }: QueueWindow): QueueQuery[] =>
  order === 'GroupName' || [query.assignedToUserId, query.search, query.age, query.ids].some((each) => each !== null)
    ? []
    : query.types.flatMap((type) => query.statuses.map((status) => ({ ...query, types: [type], statuses: [status] })));
