import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Transactions } from '../database/transactions.ts';
import { CSV_TYPE, type CsvColumns, csvOfChunks } from '../http/csv-answer.ts';
import { refuseOtherSites } from '../http/csrf.ts';
import { type SessionUser, userOf } from '../http/current-user.ts';
import { sendFile } from '../http/file-answer.ts';
import { type FilterChecks, givenFilter } from '../http/list-filter.ts';
import { MAX_RANGE, parseListQuery, type RawListQuery, setContentRange } from '../http/list-query.ts';
import { AuditTrail } from '../security/audit-trail.ts';

/** Rows of a file that are read at a time: other requests do not wait for a long list. */
const CHUNK = 500;

/** What a caller sends, and filters that have a parameter of their own: these come before what `filter` says of the same. */
export interface RawAsked extends RawListQuery {
  given?: Readonly<Record<string, unknown>>;
}

/** A checked question. */
export interface Asked<Filter, Order> {
  filter: Filter;
  order: Order;
  direction: 'ASC' | 'DESC';
}

export interface PageQuery<Filter, Order> extends Asked<Filter, Order> {
  first: number;
  count: number;
}

/** What can be asked of a list. */
interface ListFace<Filter extends object, Order extends string> {
  /** What the rows are: "agents". */
  readonly rows: string;
  readonly filters: FilterChecks<keyof Filter & string>;
  /** What callers may sort by. */
  readonly orders: readonly Order[];
  /** Where they do not say: by the first order, ascending. */
  readonly usual?: { order?: Order; direction: 'ASC' | 'DESC' };
}

/** A list: its pages and its count follow from it. */
export interface ListSource<Filter extends object, Order extends string, Row extends object> extends ListFace<
  Filter,
  Order
> {
  listPage(page: PageQuery<Filter, Order>, user: SessionUser): Promise<{ rows: Row[]; total: number }>;
  /** Everything that is answered where no range is asked for; without it the first hundred. */
  listWhole?(asked: Asked<Filter, Order>, user: SessionUser): Promise<Row[]>;
}

/** A list that can be taken as a file: the file and its audit entry follow from it. */
export interface FiledList<
  Filter extends object,
  Order extends string,
  Row extends object,
  FileRow = Row,
> extends ListSource<Filter, Order, Row> {
  readonly columns: CsvColumns<FileRow>;
  /** agents.csv, export-agents of agents, where nothing else is said. */
  fileOf?(user: SessionUser): { name: string; action: string; subject: string; subjectId: string | number };
  /** Refuses what cannot be asked before anything is read. */
  listAll(asked: Asked<Filter, Order>, user: SessionUser): AsyncIterable<FileRow[]> | Promise<AsyncIterable<FileRow[]>>;
}

@Injectable()
export class Lists {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** A page; without a range what the list answers as a whole, or its first hundred. @throws INVALID_INPUT for what the list does not know */
  async page<Filter extends object, Order extends string, Row extends object>(
    source: ListSource<Filter, Order, Row>,
    raw: RawAsked,
    reply: FastifyReply,
  ): Promise<Row[]> {
    const { range, ...asked } = askedOf(source, raw);
    const user = readerOf(reply);
    if (range === null && source.listWhole) {
      return source.listWhole(asked, user);
    }
    const { first, count } = range ?? { first: 0, count: MAX_RANGE };
    const { rows, total } = await source.listPage({ ...asked, first, count }, user);
    setContentRange(reply, { what: source.rows, first, count: rows.length, total });
    return rows;
  }

  /** Everything that matches, as a file that is written while it is read. Who took it is in the audit trail: no other site may cause that. */
  async file<Filter extends object, Order extends string, Row extends object, FileRow>(
    source: FiledList<Filter, Order, Row, FileRow>,
    raw: RawAsked,
    reply: FastifyReply,
  ): Promise<void> {
    if (reply.request.method === 'GET') {
      refuseOtherSites(reply.request);
    }
    const { range: _all, ...asked } = askedOf(source, raw);
    const user = readerOf(reply);
    const chunks = await source.listAll(asked, user);
    const { name, ...entry } = source.fileOf?.(user) ?? usualFile(source.rows);
    await this.transactions.run((tx) => this.audit.record(tx, { user, ...entry }));
    await sendFile(reply, { fileName: name, contentType: CSV_TYPE, body: csvOfChunks(source.columns, chunks) });
  }
}

/** What is asked of a list; `range` is null where a caller names none. @throws INVALID_INPUT for what the list does not know */
export function askedOf<Filter extends object, Order extends string>(
  { filters, orders, usual }: ListFace<Filter, Order>,
  { given = {}, ...raw }: RawAsked,
): Asked<Filter, Order> & { range: { first: number; count: number } | null } {
  const names = Object.keys(filters) as (keyof Filter & string)[];
  const { filter, range, sort } = parseListQuery(raw, { sort: orders, filter: names });
  const beside = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return {
    filter: { ...givenFilter(filter, filters), ...beside } as Filter,
    order: sort?.field ?? usual?.order ?? orders[0]!,
    direction: sort?.direction ?? usual?.direction ?? 'ASC',
    range,
  };
}

/** Rows in steps: behind the last one of each step, or the first ones. */
export async function* inSteps<Row>(next: (after: Row | null, count: number) => Promise<Row[]>): AsyncIterable<Row[]> {
  let after: Row | null = null;
  do {
    const rows: Row[] = await next(after, CHUNK);
    yield rows;
    after = rows.length === CHUNK ? rows.at(-1)! : null;
  } while (after !== null);
}

/** Lists are for people who are signed in. */
const readerOf = (reply: FastifyReply): SessionUser => userOf(reply.request)!;

const usualFile = (rows: string) => ({
  name: `${rows}.csv`,
  action: `export-${rows}`,
  subject: rows,
  subjectId: '',
});
