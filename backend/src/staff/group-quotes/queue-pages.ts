import { Injectable } from '@nestjs/common';
import { GroupQuotesRepository, type SlicePlace } from './group-quotes.repository.ts';
import { type SliceBeginning, slicesInOrder } from './queue-page-sql.ts';
import type { QueueQuery, QueueWindow } from './queue-query.ts';
import { QueueSizes } from './queue-sizes.ts';

/** With more of them the quotes of a first page lie close in an index of all, and to go through that one is less work. */
const MOST_SLICES = 6;
const FIRST_PAGES = 100;
/** A page so deep is near enough to the end that to sort everything reads no more than to merge. */
const NEAR_THE_END = 1 / 3;
/** Of its share of a page each slice gives half as many again, and so many more: statuses do not follow each other evenly. */
const SPARE = 1.5;
const MORE = 10;

/** Which quotes are on a page of the queue, with as little read as its depth allows. */
@Injectable()
export class QueuePages {
  constructor(
    private readonly quotes: GroupQuotesRepository,
    private readonly sizes: QueueSizes,
  ) {}

  /** In the order that is asked for. */
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

  /** null where a slice may hold more of the page than was read of it. */
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

/** As the databases sort: by the place, then by the number of the quote. */
function orderOf({ direction }: QueueWindow): (one: SlicePlace, other: SlicePlace) => number {
  const sign = direction === 'ASC' ? 1 : -1;
  return (one, other) => sign * (compare(keyOf(one), keyOf(other)) || one.id - other.id);
}

const compare = (one: string | number, other: string | number): number => (one === other ? 0 : one < other ? -1 : 1);
/** Statuses whatever their case, as MySQL does. */
const keyOf = ({ place }: SlicePlace): string | number =>
  place instanceof Date ? place.getTime() : typeof place === 'string' ? place.toLowerCase() : place;
