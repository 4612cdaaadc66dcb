import { joinFor, ORDER_COLUMNS, queuedQuotes, type Sql } from './queue-sql.ts';
import type { QueueQuery, QueueWindow } from './queue-query.ts';

/** With more of them the quotes that are asked for lie close in an index of all, and to go through that one is less work. */
const MOST_SLICES = 6;

type Order = Pick<QueueWindow, 'order' | 'direction'>;

/** Ids of everything that is asked for, in that order. */
export function wholeQueue(query: QueueQuery, { order, direction }: Order): Sql {
  const [from, values] = queuedQuotes(query, joinFor(order));
  return [`SELECT q.id ${from} ORDER BY ${ORDER_COLUMNS[order]} ${direction}, q.id ${direction}`, values];
}

/** Ids of one page. */
export function queuePage(query: QueueQuery, window: QueueWindow): Sql {
  const slices = inOrderAlready(query, window) ? slicesOf(query) : [];
  return slices.length === 0 || slices.length > MOST_SLICES ? sortedPage(query, window) : mergedPage(slices, window);
}

function sortedPage(query: QueueQuery, window: QueueWindow): Sql {
  const [sql, values] = wholeQueue(query, window);
  return [`${sql} LIMIT ? OFFSET ?`, [...values, window.count, window.first]];
}

/**
 * Every type and status has its quotes in order in an index: of each as many as the page reaches are read, and only these are
 * sorted. Asked for together, neither database sees that order, and sorts all of them for any page.
 */
function mergedPage(slices: readonly QueueQuery[], { order, direction, first, count }: QueueWindow): Sql {
  const column = ORDER_COLUMNS[order];
  const parts = slices.map((slice, at): Sql => {
    const [from, values] = queuedQuotes(slice);
    const sorted = `SELECT q.id, ${column} AS place ${from} ORDER BY ${column} ${direction}, q.id ${direction} LIMIT ?`;
    return [`SELECT * FROM (${sorted}) slice${at}`, [...values, first + count]];
  });
  return [
    `SELECT id FROM (${parts.map(([sql]) => sql).join(' UNION ALL ')}) slices
     ORDER BY place ${direction}, id ${direction} LIMIT ? OFFSET ?`,
    [...parts.flatMap(([, values]) => values), count, first],
  ];
}

/** Whatever else narrows them leaves few, or has an index of its own. */
const inOrderAlready = ({ assignedToUserId, search, age, ids }: QueueQuery, { order }: Order): boolean =>
  order !== 'GroupName' && assignedToUserId === null && search === null && age === null && ids === null;

const slicesOf = (query: QueueQuery): QueueQuery[] =>
  query.types.flatMap((type) => query.statuses.map((status) => ({ ...query, types: [type], statuses: [status] })));
