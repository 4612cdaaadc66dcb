import { Injectable } from '@nestjs/common';
import type { GROUP_BOOK_FILTER, GroupBookRow } from '#shared/book-of-business/book.record';
import type { Wire } from '#shared/records/field';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { CSV_TYPE, csvOfChunks } from '../../platform/http/csv-answer.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { parseListQuery } from '../../platform/http/list-query.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { BOOK_CSV_NAME } from '../books/book-csv.ts';
import type { Book } from '../books/books.repository.ts';
import { BooksService } from '../books/books.service.ts';
import { toGroupBookRow } from './book-of-business-answers.ts';
import { GROUP_BOOK_COLUMNS } from './group-book-csv.ts';
import { type BookPlace, GroupBookRepository } from './group-book.repository.ts';
import { searchTerms } from './group-book.service.ts';

/** Rows read at a time: few enough to keep other requests moving, enough to export a big book in a small number of queries. */
const CHUNK = 500;

@Injectable()
export class ExportGroupBookService {
  constructor(
    private readonly transactions: Transactions,
    private readonly books: BooksService,
    private readonly groups: GroupBookRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Every matching group of the book, by name, as a CSV file. The export is audited. */
  async export(user: SessionUser, query: Wire<typeof GROUP_BOOK_FILTER>): Promise<FileAnswer> {
    const { filter } = parseListQuery({ filter: query.filter }, { sort: [], filter: ['q'] });
    const book = await this.books.open(user, query.agentId);
    const terms = searchTerms(filter.q);
    const body = await csvOfChunks(GROUP_BOOK_COLUMNS, this.chunks(book, terms));
    await this.transactions.run((tx) =>
      this.audit.record(tx, { user, action: 'export-group-book', subject: 'agent', subjectId: book.agentId }),
    );
    return { fileName: BOOK_CSV_NAME, contentType: CSV_TYPE, body };
  }

  private async *chunks(book: Book, terms: readonly string[]): AsyncIterable<GroupBookRow[]> {
    const today = this.clock.today();
    let after: BookPlace | null = null;
    do {
      const rows: Awaited<ReturnType<GroupBookRepository['listAfter']>> = await this.groups.listAfter(
        book,
        terms,
        after,
        CHUNK,
      );
      yield rows.map((row) => toGroupBookRow(book, row, today));
      after = rows.length === CHUNK ? rows.at(-1)! : null;
    } while (after !== null);
  }
}
