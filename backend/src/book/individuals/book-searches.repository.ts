import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, LessThanOrEqual, MoreThan } from 'typeorm';
import type { IndividualSearch } from '#shared/book-of-business/individuals/individual-book.record';
import { Clock } from '../../platform/clock.ts';
import { toStoredInstant } from '../../platform/database/raw-values.ts';
import { preparedRows } from '../../platform/database/run-sql.ts';
import { sql, table } from '../../platform/database/sql.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { BookSearch } from './book-search.table.ts';

/** Individuals, decision 25. */
const KEPT_MS = 30 * 60_000;
/** A search that is repeated sooner is the same search, and writes nothing. */
const SAME_MS = 60_000;

const search = table(BookSearch, 'search');

/** What a pageset is of: the search without the page. */
export type SearchedBook = Omit<IndividualSearch, 'PageIndex' | 'FillAllPages'>;

@Injectable()
export class BookSearchesRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Keeps a search for 30 minutes. @returns its guid */
  async keep(user: SessionUser, { ForMedicare, PageSize, SearchItems, SortItems }: SearchedBook): Promise<string> {
    const request = JSON.stringify({ ForMedicare, PageSize, SearchItems, SortItems } satisfies SearchedBook);
    const guid = guidOf(`${user.id} ${request}`);
    const since = toStoredInstant(this.ago(SAME_MS));
    const kept = await preparedRows(
      this.database.manager,
      sql`SELECT ${search.guid} FROM ${search} WHERE ${search.guid} = ${guid} AND ${search.at} > ${since}`,
    );
    if (kept.length === 0) {
      const at = this.clock.now();
      // In one statement: an update that finds nothing would have others who begin a search wait for this one, and it for them.
      await this.transactions.run((tx) =>
        tx
          .createQueryBuilder()
          .insert()
          .into(BookSearch)
          .values({ guid, userId: user.id, request, at })
          .orUpdate(['at'], ['guid'])
          .updateEntity(false)
          .execute(),
      );
    }
    return guid;
  }

  /** null for a search that is unknown, another user's, or too old. */
  async find(user: SessionUser, guid: string): Promise<SearchedBook | null> {
    const where = { guid, userId: user.id, at: MoreThan(this.ago(KEPT_MS)) };
    const found = await this.database.manager.findOneBy(BookSearch, where);
    return found && (JSON.parse(found.request) as SearchedBook);
  }

  async purge(): Promise<void> {
    const at = LessThanOrEqual(this.ago(KEPT_MS));
    await this.transactions.run((tx) => tx.delete(BookSearch, { at }));
  }

  private ago(milliseconds: number): Date {
    return new Date(this.clock.now().getTime() - milliseconds);
  }
}

/** The beginning of the digest, written as a guid. */
const guidOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
