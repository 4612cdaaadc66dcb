import type { DataSource } from 'typeorm';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { QuoteType } from '#shared/quotes/quote-type';
import type { AgePeriod } from '#shared/sales-home/ageing';
import { isSqlite } from '../../platform/database/is-sqlite.ts';
import { toStoredInstant } from '../../platform/database/raw-values.ts';
import { rowsOf } from '../../platform/database/run-sql.ts';
import { DIRECTIONS, forced, joined, list, NOTHING, type Sql, sql, table } from '../../platform/database/sql.ts';
import type { PageQuery } from '../../platform/http/lists.ts';
import { User } from '../../platform/people/user.table.ts';
import { QuoteEvent } from '../../quoting/quotes/quote-event.table.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';

/** A queued quote. */
export const q = table(Quote, 'q');
const e = table(QuoteEvent, 'e');
const assignee = table(User, 'assignee');
const named = table(User, 'named');

/** A sort field of a queue. */
export interface QueueOrder {
  column: Sql;
  /** Decides between equal ones, before the quote's number. */
  tie?: Sql;
  /** Another table, if the column is in it. */
  join?: Sql;
  /**
   * The index in which the quotes of a type and status are in this order; without one, all are sorted. A remark to SQLite. Of many indexes
   * that begin alike MySQL and MariaDB now and then take another.
   */
  index?: Sql;
}

/** Narrows the quotes of the requested types and statuses. */
export interface Narrowing {
  /** A statement that selects the only possible ids. */
  found?: Sql | null;
  /** On `q`: few quotes meet them, or they have an index of their own. */
  conditions?: readonly Sql[];
  /** On `q`: many quotes meet them, so that a page is still found among the first of each type and status. */
  wide?: readonly Sql[];
}

/** What distinguishes one queue from another. */
export interface QueueKind<Query extends QueueQuery, Order extends string> {
  types: readonly QuoteType[];
  orders: Record<Order, QueueOrder>;
  narrowing(query: Query): Narrowing;
}

/** A requested type and status, and how many of its quotes to read. */
export interface SliceBeginning {
  slice: QueueQuery;
  count: number;
}

/** The position of a quote in its slice. */
export interface SlicePlace {
  slice: number;
  id: number;
  /** The sort value. */
  place: Date | string | number;
  tie: Date | string | number;
}

/** Number of quotes in each type and status, without deleted ones. */
export interface QuoteCount {
  quoteType: QuoteType;
  status: QuoteStatus;
  count: number;
}

/** Which quotes are in a queue, by id. For internal staff only, who see every quote. */
export class QueuedQuotes<Query extends QueueQuery, Order extends string> {
  constructor(
    private readonly database: DataSource,
    private readonly kind: QueueKind<Query, Order>,
  ) {}

  /** No filter but types and statuses. */
  isWhole(query: Query): boolean {
    return this.isWide(query) && !this.kind.narrowing(query).wide?.length;
  }

  /** No filter that leaves few quotes. */
  isWide(query: Query): boolean {
    const { found, conditions } = this.kind.narrowing(query);
    return !found && !conditions?.length;
  }

  /** One page in the requested order. Sorts all matches; QueuePages avoids that when there are too many. */
  listPageIds(query: Query, window: QueueWindow<Order>): Promise<number[]> {
    return this.ids(query, sql`${this.sorted(query, window)} LIMIT ${window.count} OFFSET ${window.first}`);
  }

  /** All matches in the requested order, for a file. */
  listAllIds(query: Query, sort: QueueSort<Order>): Promise<number[]> {
    return this.ids(query, this.sorted(query, sort));
  }

  /** The first quotes of each slice of the query, in no particular order: `slice` numbers the slices from 0. */
  listBeginnings(
    query: Query,
    slices: readonly SliceBeginning[],
    { order, direction }: QueueSort<Order>,
  ): Promise<SlicePlace[]> {
    const { manager } = this.database;
    const narrowing = this.kind.narrowing(query);
    const by: QueueOrder = this.kind.orders[order];
    // For a union; in a derived table MySQL would read it twice.
    const inBrackets = (one: Sql) => (isSqlite(manager) ? sql`SELECT * FROM (${one})` : sql`(${one})`);
    const parts = slices.map(({ slice, count }, at) =>
      inBrackets(sql`SELECT ${at} AS slice, ${q.id}, ${by.column} AS place, ${by.tie ?? sql`0`} AS tie
        ${queued(slice, narrowing, by.index)} ${inOrder(by, direction)} LIMIT ${count}`),
    );
    return rowsOf(manager, joined(parts, ' UNION ALL '));
  }

  async count(query: Query): Promise<number> {
    if (isImpossible(query)) {
      return 0;
    }
    const [row] = await rowsOf<{ total: number | string }>(
      this.database.manager,
      sql`SELECT COUNT(*) AS total ${queued(query, this.kind.narrowing(query))}`,
    );
    return Number(row?.total ?? 0);
  }

  /** All quotes, read from one index, or only those that a user has claimed. */
  async countByStatus(assignedToUserId?: number): Promise<QuoteCount[]> {
    const claimed = assignedToUserId === undefined ? NOTHING : sql`AND ${q.assignedToUserId} = ${assignedToUserId}`;
    const rows = await rowsOf<Omit<QuoteCount, 'count'> & { total: number | string }>(
      this.database.manager,
      sql`SELECT ${q.quoteType}, ${q.status}, COUNT(*) AS total FROM ${q}
        WHERE ${q.isDeleted} = 0 AND ${q.quoteType} IN (${list(this.kind.types)}) ${claimed} GROUP BY ${q.quoteType}, ${q.status}`,
    );
    return rows.map(({ total, ...row }) => ({ ...row, count: Number(total) }));
  }

  /** Skipping 50,000 rows takes five times as long with another table joined, so it is joined only if the order needs it. */
  private sorted(query: Query, { order, direction }: QueueSort<Order>): Sql {
    const by: QueueOrder = this.kind.orders[order];
    return sql`SELECT ${q.id} ${queued(query, this.kind.narrowing(query), by.join)} ${inOrder(by, direction)}`;
  }

  private async ids(query: Query, statement: Sql): Promise<number[]> {
    const rows = isImpossible(query) ? [] : await rowsOf<{ id: number }>(this.database.manager, statement);
    return rows.map(({ id }) => id);
  }
}

/** A status that the queue does not include: no results. */
const isImpossible = ({ types, statuses }: QueueQuery): boolean => types.length === 0 || statuses.length === 0;

/** FROM … WHERE of the requested quotes; `after` follows the table name. Types and statuses must not be empty. */
function queued(
  { types, statuses }: QueueQuery,
  { found, conditions = [], wide = [] }: Narrowing,
  after = NOTHING,
): Sql {
  // Both databases start from these few; with an OR condition they would read every quote.
  const from = found ? sql`(${found}) found JOIN ${q} ON ${q.id} = found.id` : sql`${q}`;
  const requested = sql`${q.isDeleted} = 0 AND ${q.quoteType} IN (${list(types)}) AND ${q.status} IN (${list(statuses)})`;
  return sql`FROM ${from} ${after} WHERE ${joined([requested, ...conditions, ...wide], ' AND ')}`;
}

function inOrder({ column, tie }: QueueOrder, direction: QueueSort['direction']): Sql {
  const keys = [column, ...(tie ? [tie] : []), q.id].map((key) => sql`${key} ${DIRECTIONS[direction]}`);
  return sql`ORDER BY ${joined(keys, ', ')}`;
}

/** The sort fields that every queue has. */
export const SHARED_ORDERS = {
  Id: { column: q.id, index: forced(Quote, 'isDeleted', 'quoteType', 'status') },
  EffectiveDate: {
    column: q.effectiveDate,
    index: forced(Quote, 'isDeleted', 'quoteType', 'status', 'effectiveDate'),
  },
  Status: { column: q.status, index: forced(Quote, 'isDeleted', 'quoteType', 'status') },
  StatusAt: {
    column: q.statusAt,
    tie: q.modifiedAt,
    index: forced(Quote, 'isDeleted', 'quoteType', 'status', 'statusAt', 'modifiedAt'),
  },
  AssignedToFullname: {
    column: assignee.fullName,
    join: sql`LEFT JOIN ${assignee} ON ${assignee.id} = ${q.assignedToUserId}`,
  },
} as const satisfies Record<string, QueueOrder>;

/** Filters that every queue has; null = any. */
export interface SharedFilters {
  assignedToUserId: number | null;
  /** The user name of the colleague who has claimed it. */
  assignedTo: string | null;
  /** How long it has been in its status. */
  age: AgePeriod | null;
  ids: readonly number[] | null;
}

export const sharedConditions = ({ assignedToUserId, assignedTo, age, ids }: SharedFilters): Sql[] => [
  ...(assignedToUserId === null ? [] : [sql`${q.assignedToUserId} = ${assignedToUserId}`]),
  ...(assignedTo === null
    ? []
    : [sql`${q.assignedToUserId} IN (SELECT ${named.id} FROM ${named} WHERE ${named.username} = ${assignedTo})`]),
  ...(age?.from ? [sql`${q.statusAt} >= ${toStoredInstant(age.from)}`] : []),
  ...(age?.before ? [sql`${q.statusAt} < ${toStoredInstant(age.before)}`] : []),
  ...(ids === null ? [] : [sql`${q.id} IN (${list(ids)})`]),
];

/** When the quote was last moved to one of these statuses. */
export const lastMove = (to: readonly QuoteStatus[]): Sql =>
  sql`(SELECT MAX(${e.at}) FROM ${e} WHERE ${e.quoteId} = ${q.id} AND ${e.toStatus} IN (${list(to)}))`;

/** The requested quotes. A queue adds its own filters, which its repository turns into conditions. */
export interface QueueQuery {
  types: readonly QuoteType[];
  statuses: readonly QuoteStatus[];
}

/** Order and page. */
export type QueueWindow<Order extends string = string> = Omit<PageQuery<unknown, Order>, 'filter'>;

export type QueueSort<Order extends string = string> = Pick<QueueWindow<Order>, 'order' | 'direction'>;
