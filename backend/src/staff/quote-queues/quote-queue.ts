import type { DataSource } from 'typeorm';
import { QueuePages } from './queue-pages.ts';
import type { QueueQuery, QueueSort, QueueWindow } from './queue-query.ts';
import { QueueSizes } from './queue-sizes.ts';
import { QueuedQuotes, type QueueKind } from './queued-quotes.repository.ts';

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
