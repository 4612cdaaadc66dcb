import { Injectable } from '@nestjs/common';
import type { GROUP_BOOK_FILTER, GROUP_BOOK_QUERY, GroupBookRow } from '#shared/book-of-business/book.record';
import { NO_EFFECTIVE_DATE, groupStanding } from '#shared/book-of-business/books';
import type { IsoDate } from '#shared/dates/iso-date';
import type { Wire } from '#shared/records/field';
import { typedTerms } from '#shared/search/search-terms';
import { Clock } from '../../platform/clock.ts';
import { CountCache } from '../../platform/database/count-cache.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import { CSV_TYPE, csvOfChunks } from '../../platform/http/csv-answer.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { parseListQuery } from '../../platform/http/list-query.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { type Book, BooksRepository } from '../books/books.repository.ts';
import { BOOK_CSV_NAME } from '../books/to-book-record.ts';
import { GROUP_BOOK_COLUMNS } from './group-book-csv.ts';
import { type BookOrder, type BookPlace, GroupBookRepository, type StoredBookRow } from './group-book.repository.ts';

/** Maximum number of groups returned without a range. */
const WITHOUT_RANGE = 1_000;
const MAX_SEARCH = 200;

const ORDERS = {
  GroupEnterpriseId: 'groupNumber',
  GroupName: 'name',
  PhoneNumber: 'phoneNumber',
  LastEffectiveDate: 'effectiveDate',
  GroupEmail: 'email',
} as const satisfies Record<string, BookOrder>;
const SORTABLE = Object.keys(ORDERS) as (keyof typeof ORDERS)[];

/** Rows read at a time: few enough to keep other requests moving, enough to export a big book in a small number of queries. */
const CHUNK = 500;

const CSV_LIMIT_BYTES = 5 * 1024 * 1024;
const TOO_LARGE = 'The file must not be larger than 5 MB.';
const NOT_TEXT = 'Content must be CSV text in UTF-8, encoded as base64.';

interface FoundBookRows {
  rows: GroupBookRow[];
  /** Zero-based position of the first row among all matches. */
  first: number;
  total: number;
}

/** One agent's small-group book of business: listed, and as a file. */
@Injectable()
export class GroupBookService {
  /** Of the whole book: counting 50,000 groups costs more than showing ten. */
  private readonly sizes = new CountCache<number>((size) => size);

  constructor(
    private readonly books: BooksRepository,
    private readonly groups: GroupBookRepository,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Sorted by group name unless another order is requested. @throws INVALID_INPUT, NOT_FOUND */
  async list(user: SessionUser, query: Wire<typeof GROUP_BOOK_QUERY>): Promise<FoundBookRows> {
    const { range, sort, filter } = parseListQuery(query, { sort: SORTABLE, filter: ['q'] });
    const book = await this.books.open(user, query.agentId);
    const terms = searchTerms(filter.q);
    const page = range ?? { first: 0, count: WITHOUT_RANGE };
    const order = { order: ORDERS[sort?.field ?? 'GroupName'], direction: sort?.direction ?? 'ASC' } as const;
    const [stored, total] = await Promise.all([
      this.groups.listPage(book, terms, { ...page, ...order }),
      terms.length === 0
        ? this.sizes.get(String(book.agentId), () => this.groups.count(book, []))
        : this.groups.count(book, terms),
    ]);
    const today = this.clock.today();
    return { rows: stored.map((row) => toGroupBookRow(book, row, today)), first: page.first, total };
  }

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

  /**
   * Sends back a CSV file that a page has built, for browsers that cannot save one themselves. Nothing is stored.
   * @throws TOO_LARGE, INVALID_INPUT when it is not text
   */
  async retrieve(user: SessionUser, content: string): Promise<FileAnswer> {
    const body = Buffer.from(content, 'base64');
    if (body.length > CSV_LIMIT_BYTES) {
      throw new AppError('TOO_LARGE', TOO_LARGE);
    }
    // Compared by re-encoding: a regular expression over megabytes of text can overflow the engine's stack.
    if (body.toString('base64') !== content || !isText(body)) {
      throw new AppError('INVALID_INPUT', NOT_TEXT, { Content: [NOT_TEXT] });
    }
    await this.transactions.run((tx) =>
      this.audit.record(tx, { user, action: 'retrieve-csv', subject: 'user', subjectId: user.id }),
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

const toGroupBookRow = ({ srcAgentId }: Book, row: StoredBookRow, today: IsoDate): GroupBookRow => ({
  SrcAgentId: srcAgentId,
  GroupEnterpriseId: row.groupEnterpriseId,
  GroupName: row.groupName,
  PhoneNumber: row.phoneNumber ?? '',
  LastEffectiveDate: row.lastEffectiveDate ?? NO_EFFECTIVE_DATE,
  RenewalDate: row.renewalDate,
  GroupStatus: groupStanding({ ...row, today }),
  GroupEmail: row.email ?? '',
  GroupId: row.groupId,
});

/** The search text. @throws INVALID_INPUT unless it is text of a sensible length */
function searchTerms(q: unknown): string[] {
  if (q === undefined || q === null) {
    return [];
  }
  if (typeof q !== 'string' || q.length > MAX_SEARCH) {
    const message = `filter q must be text of at most ${MAX_SEARCH} letters.`;
    throw new AppError('INVALID_INPUT', message, { filter: [message] });
  }
  return typedTerms(q);
}

function isText(body: Buffer): boolean {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(body).includes('\0');
  } catch {
    return false;
  }
}
