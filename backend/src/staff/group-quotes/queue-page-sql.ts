import type { QueueOrder } from '#shared/sales/group-quote.record';
import type { Sql } from './queue-sql.ts';
import { joinFor, ORDER_COLUMNS, queuedQuotes } from './queue-sql.ts';
import type { QueueQuery, QueueWindow } from './queue-query.ts';

type Order = Pick<QueueWindow, 'order' | 'direction'>;

/** A type and status that are asked for, and as many of its quotes as are to be read. */
export interface SliceBeginning {
  slice: QueueQuery;
  count: number;
}

/** Ids of everything that is asked for, in that order. */
export function wholeQueue(query: QueueQuery, { order, direction }: Order): Sql {
  const [from, values] = queuedQuotes(query, joinFor(order));
  return [`SELECT q.id ${from} ORDER BY ${ORDER_COLUMNS[order]} ${direction}, q.id ${direction}`, values];
}

/** Ids of one page. */
export function sortedPage(query: QueueQuery, window: QueueWindow): Sql {
  const [sql, values] = wholeQueue(query, window);
  return [`${sql} LIMIT ? OFFSET ?`, [...values, window.count, window.first]];
}

const SLICE_INDEX = 'IDX_quotes_isDeleted_quoteType_status';
/** In which a slice stands in that order. */
const INDEXES: Record<QueueOrder, string> = {
  Id: SLICE_INDEX,
  GroupName: SLICE_INDEX,
  EffectiveDate: `${SLICE_INDEX}_effectiveDate`,
  Status: SLICE_INDEX,
  ModifiedAt: `${SLICE_INDEX}_modifiedAt`,
};

/**
 * The first quotes of each slice, in no order: `slice` counts the slices from 0.
 * @param inBrackets how a SELECT with a limit stands in a union: MySQL would read a table made of it once more
 */
export function beginnings(
  slices: readonly SliceBeginning[],
  { order, direction }: Order,
  inBrackets: (sql: string) => string,
): Sql {
  const column = ORDER_COLUMNS[order];
  // A remark to SQLite. Of many indexes that begin alike MySQL and MariaDB now and then take another, and sort the slice.
  const index = `/*! FORCE INDEX (${INDEXES[order]}) */`;
  const parts = slices.map(({ slice, count }, at): Sql => {
    const [from, values] = queuedQuotes(slice, index);
    const sorted = `SELECT ${at} AS slice, q.id, ${column} AS place ${from} ORDER BY ${column} ${direction}, q.id ${direction} LIMIT ?`;
    return [inBrackets(sorted), [...values, count]];
  });
  return [parts.map(([sql]) => sql).join(' UNION ALL '), parts.flatMap(([, values]) => values)];
}

/**
 * Every type and status has its quotes in order in an index, so a page is merged of their beginnings. Asked for together, neither
 * database sees that order, and sorts all of them for any page. None where something else narrows them: that leaves few, or has an
 * index of its own.
 */
export const slicesInOrder = (query: QueueQuery, { order }: Order): QueueQuery[] =>
  order === 'GroupName' || [query.assignedToUserId, query.search, query.age, query.ids].some((each) => each !== null)
    ? []
    : query.types.flatMap((type) => query.statuses.map((status) => ({ ...query, types: [type], statuses: [status] })));
