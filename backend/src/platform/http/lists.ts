import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Clock } from '../clock.ts';
import { Transactions } from '../database/transactions.ts';
import { AuditTrail } from '../security/audit-trail.ts';
import { refuseOtherSites } from './csrf.ts';
import { CSV_TYPE, type CsvColumns, csvOfChunks } from './csv-answer.ts';
import { type SessionUser, userOf } from './current-user.ts';
import { sendFile } from './file-answer.ts';
import { type FilterChecks, givenFilter } from './list-filter.ts';
import { MAX_RANGE, parseListQuery, type RawListQuery, setContentRange } from './list-query.ts';

/** Rows of a file read at a time: a long list must not block other requests. */
const CHUNK = 500;

/** The caller's query, plus filters with their own parameter, which take precedence over `filter`. */
export interface RawAsked extends RawListQuery {
  given?: Readonly<Record<string, unknown>>;
}

/** A validated query. */
export interface Asked<Filter, Order> {
  filter: Filter;
  order: Order;
  direction: 'ASC' | 'DESC';
}

export interface PageQuery<Filter, Order> extends Asked<Filter, Order> {
  first: number;
  count: number;
}

/** The allowed queries of a list. */
interface ListFace<Filter extends object, Order extends string> {
  /** Name of the rows: "agents". */
  readonly rows: string;
  readonly filters: FilterChecks<keyof Filter & string>;
  /** Allowed sort fields. */
  readonly orders: readonly Order[];
  /** Default sort: without it the first of `orders`, ascending. */
  readonly usual?: { order?: Order; direction: 'ASC' | 'DESC' };
}

/** A list: its pages and its count are derived from it. */
export interface ListSource<Filter extends object, Order extends string, Row extends object> extends ListFace<
  Filter,
  Order
> {
  listPage(page: PageQuery<Filter, Order>, user: SessionUser): Promise<{ rows: Row[]; total: number }>;
  /** The whole response when no range is requested; without it the first hundred rows. */
  listWhole?(asked: Asked<Filter, Order>, user: SessionUser): Promise<Row[]>;
}

/** A list that can be exported: the file and its audit entry are derived from it. */
export interface FiledList<
  Filter extends object,
  Order extends string,
  Row extends object,
  FileRow = Row,
> extends ListSource<Filter, Order, Row> {
  readonly columns: CsvColumns<FileRow>;
  /** Its name without the day; defaults to agents (agents-2026-11-20.csv), with the audit entry export-agents of agents. */
  fileOf?(user: SessionUser): { name: string; action: string; subject: string; subjectId: string | number };
  /** Refuses an invalid query before anything is read. */
  listAll(asked: Asked<Filter, Order>, user: SessionUser): AsyncIterable<FileRow[]> | Promise<AsyncIterable<FileRow[]>>;
}

@Injectable()
export class Lists {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** A page; without a range the list's whole response, or its first hundred rows. @throws INVALID_INPUT for an unknown field */
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

  /** Everything that matches, as a file that is streamed while it is read. Audited, so other sites must not be able to trigger it. */
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
    const body = await csvOfChunks(source.columns, chunks);
    await this.transactions.run((tx) => this.audit.record(tx, { user, ...entry }));
    await sendFile(reply, { fileName: `${name}-${this.clock.today()}.csv`, contentType: CSV_TYPE, body });
  }
}

/** The query of a list; `range` is null if the caller sends none. @throws INVALID_INPUT for an unknown field */
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

/** Rows in chunks: those after the last one of the previous chunk, or the first ones. */
export async function* inSteps<Row>(next: (after: Row | null, count: number) => Promise<Row[]>): AsyncIterable<Row[]> {
  let after: Row | null = null;
  do {
    const rows: Row[] = await next(after, CHUNK);
    yield rows;
    after = rows.length === CHUNK ? rows.at(-1)! : null;
  } while (after !== null);
}

/** Lists are only for signed-in users. */
const readerOf = (reply: FastifyReply): SessionUser => userOf(reply.request)!;

const usualFile = (rows: string) => ({
  name: rows,
  action: `export-${rows}`,
  subject: rows,
  subjectId: '',
});
