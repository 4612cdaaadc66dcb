import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Transactions } from '../database/transactions.ts';
import { CSV_TYPE, type CsvColumns, csvOfChunks } from '../http/csv-answer.ts';
import { refuseOtherSites } from '../http/csrf.ts';
import type { SessionUser } from '../http/current-user.ts';
import { sendFile } from '../http/file-answer.ts';
import { type FilterChecks, givenFilter } from '../http/list-filter.ts';
import { MAX_RANGE, parseListQuery, type RawListQuery, setContentRange } from '../http/list-query.ts';
import { AuditTrail } from '../security/audit-trail.ts';

/** Rows of a file that are read at a time: other requests do not wait for a long list. */
const CHUNK = 500;

export interface PageQuery<Filter, Order> {
  filter: Filter;
  order: Order;
  direction: 'ASC' | 'DESC';
  first: number;
  count: number;
}

/** A list: its pages, its count, its file and the audit entry of the file follow from it. */
export interface ListSource<Filter extends object, Order extends string, Row extends object> {
  /** What the rows are: "agents". */
  readonly rows: string;
  readonly filters: FilterChecks<keyof Filter & string>;
  /** What callers may sort by; the first one where they do not say. */
  readonly orders: readonly Order[];
  readonly columns: CsvColumns<Row>;
  listPage(page: PageQuery<Filter, Order>): Promise<{ rows: Row[]; total: number }>;
  /** For the file: the rows behind this one, or the first ones, in an order of their own in which no two are alike. */
  listAfter(filter: Filter, after: Row | null, count: number): Promise<Row[]>;
}

@Injectable()
export class Lists {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** A page; the first hundred where no range is asked for. @throws INVALID_INPUT for what the list does not know */
  async page<Filter extends object, Order extends string, Row extends object>(
    source: ListSource<Filter, Order, Row>,
    raw: RawListQuery,
    reply: FastifyReply,
  ): Promise<Row[]> {
    const { range, sort, filter } = read(source, raw);
    const first = range?.first ?? 0;
    const { rows, total } = await source.listPage({
      filter,
      order: sort?.field ?? source.orders[0]!,
      direction: sort?.direction ?? 'ASC',
      first,
      count: range?.count ?? MAX_RANGE,
    });
    setContentRange(reply, { what: source.rows, first, count: rows.length, total });
    return rows;
  }

  /** Everything that matches, as a file that is written while it is read. Who took it is in the audit trail: no other site may cause that. */
  async file<Filter extends object, Order extends string, Row extends object>(
    source: ListSource<Filter, Order, Row>,
    raw: RawListQuery,
    { user, reply }: { user: SessionUser; reply: FastifyReply },
  ): Promise<void> {
    refuseOtherSites(reply.request);
    const { filter } = read(source, raw);
    const entry = { user, action: `export-${source.rows}`, subject: source.rows, subjectId: '' };
    await this.transactions.run((tx) => this.audit.record(tx, entry));
    const body = csvOfChunks(source.columns, chunks(source, filter));
    await sendFile(reply, { fileName: `${source.rows}.csv`, contentType: CSV_TYPE, body });
  }
}

function read<Filter extends object, Order extends string>(
  { filters, orders }: Pick<ListSource<Filter, Order, never>, 'filters' | 'orders'>,
  raw: RawListQuery,
) {
  const names = Object.keys(filters) as (keyof Filter & string)[];
  const query = parseListQuery(raw, { sort: orders, filter: names });
  return { ...query, filter: givenFilter(query.filter, filters) as Filter };
}

async function* chunks<Filter extends object, Row extends object>(
  source: Pick<ListSource<Filter, never, Row>, 'listAfter'>,
  filter: Filter,
): AsyncIterable<Row[]> {
  let after: Row | null = null;
  do {
    const rows: Row[] = await source.listAfter(filter, after, CHUNK);
    yield rows;
    after = rows.length === CHUNK ? rows.at(-1)! : null;
  } while (after !== null);
}
