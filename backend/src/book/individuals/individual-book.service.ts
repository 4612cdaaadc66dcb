import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { agentChoice } from '#shared/book-of-business/books';
import type {
  BOOK_TO_EXPORT,
  BookRecord,
  IndividualSearch,
  SearchItem,
  SearchPage,
  SearchResult,
  SpecificContract,
} from '#shared/book-of-business/individuals/individual-book.record';
import {
  DEFAULT_PAGE_SIZE,
  DEFAULT_SORT,
  MOST_FILLED,
  type SortField,
} from '#shared/book-of-business/individuals/search-fields';
import { searchProblem, specificContractProblem } from '#shared/book-of-business/individuals/search-item';
import type { Wire } from '#shared/records/field';
import { Clock } from '../../platform/clock.ts';
import { CountCache } from '../../platform/database/count-cache.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import { CSV_TYPE, type CsvColumns, csvOfChunks } from '../../platform/http/csv-answer.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { BooksRepository } from '../books/books.repository.ts';
import { BOOK_CSV_NAME, toBookRecord } from '../books/to-book-record.ts';
import { BookSearchesRepository, type SearchedBook } from './book-searches.repository.ts';
import { individualColumns, VOID_COLUMNS } from './individual-book-csv.ts';
import { IndividualBookRepository, type Shelf } from './individual-book.repository.ts';
import { type Criterion, criterionOf } from './search-conditions.repository.ts';

const SEARCH_EXPIRED = 'This search is no longer available. Please search again.';
const ONE_AGENT = 'Choose one agent.';
/** Read at a time for a file: few enough to keep other requests moving. */
const CHUNK = 500;
/** Contracts that one household has had, and more. */
const MOST_SPECIFIC = 100;

const PURGED_EVERY_MS = 10 * 60_000;

/** What a search looks for, and where. */
interface Sought {
  shelf: Shelf;
  criteria: Criterion[];
  /** The criteria as they were sent: under them counts are cached. */
  items: readonly SearchItem[];
}

interface Page {
  order: SortField;
  direction: 'ASC' | 'DESC';
  first: number;
  count: number;
}

/**
 * The contracts of one agent's book of individuals or of Medicare: searches, their pages, and everything that matches as a file.
 * Source: spec 000 sections 3, 5, 7 and 9.
 */
@Injectable()
export class IndividualBookService {
  private readonly counts = new CountCache<number>((count) => count);

  constructor(
    private readonly books: BooksRepository,
    private readonly contracts: IndividualBookRepository,
    private readonly searches: BookSearchesRepository,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** The page that is asked for, or all up to 1,000 contracts. @throws INVALID_INPUT, NOT_FOUND */
  async search(user: SessionUser, search: IndividualSearch): Promise<SearchResult> {
    const sought = await this.open(user, search);
    const { PageSize, PageIndex, FillAllPages } = search;
    const [first, count] = FillAllPages ? [0, MOST_FILLED] : [(PageIndex - 1) * PageSize, PageSize];
    const [PagesetGuid, { records, total }] = await Promise.all([
      this.searches.keep(user, search),
      this.list(sought, { ...orderOf(search), first, count }),
    ]);
    const pages = FillAllPages ? Math.ceil(records.length / PageSize) : 1;
    const Pages = Array.from({ length: pages }, (_, at) => ({
      PageIndex: FillAllPages ? at + 1 : PageIndex,
      Records: records.slice(at * PageSize, (at + 1) * PageSize),
    }));
    return { ...counted(total, PageSize), PagesetGuid, Pages };
  }

  /** The first page in the default order. @param srcAgentId of the agent whose book it is; null = the user's own */
  async firstPage(user: SessionUser, ForMedicare: boolean, srcAgentId: string | null): Promise<SearchPage> {
    const search: SearchedBook = {
      ForMedicare,
      PageSize: DEFAULT_PAGE_SIZE,
      SearchItems: srcAgentId === null ? [] : [{ Field: 'AGENT_ID', Terms: [srcAgentId], Ranged: false }],
      SortItems: [DEFAULT_SORT],
    };
    const sought = await this.open(user, search);
    const [PagesetGuid, page] = await Promise.all([this.searches.keep(user, search), this.page(sought, search, 1)]);
    return { ...page, PagesetGuid };
  }

  /** A page of an earlier search. @throws NOT_FOUND when it is another user's, of the other book, or older than 30 minutes */
  async laterPage(
    user: SessionUser,
    { guid, index, isMedicare }: { guid: string; index: number; isMedicare: boolean | null },
  ): Promise<SearchPage> {
    const search = await this.searches.find(user, guid);
    if (!search || (isMedicare !== null && isMedicare !== search.ForMedicare)) {
      throw new AppError('NOT_FOUND', SEARCH_EXPIRED);
    }
    // Agents move: whose book it is, and whether the user may see it, is asked again.
    const sought = await this.open(user, search);
    return { ...(await this.page(sought, search, index)), PagesetGuid: guid };
  }

  /** Void contracts, by name. @param isMedicare null: of both books */
  async listVoid(
    user: SessionUser,
    srcAgentId: string | null,
    isMedicare: boolean | null,
    page: Pick<Page, 'first' | 'count'>,
  ): Promise<{ records: BookRecord[]; total: number }> {
    return this.list(await this.openVoid(user, srcAgentId, isMedicare), { ...page, ...BY_NAME });
  }

  /**
   * The contracts of the book with this number, or of this person, void ones among them.
   * @throws RULE_BROKEN when neither is given, INVALID_INPUT, NOT_FOUND
   */
  async listSpecific(user: SessionUser, asked: SpecificContract): Promise<BookRecord[]> {
    const problem = specificContractProblem(asked);
    if (problem !== null) {
      throw new AppError('RULE_BROKEN', problem);
    }
    const book = await this.books.open(user, asked.AgentId);
    const rows = await this.contracts.listSpecific(book, asked, MOST_SPECIFIC);
    const today = this.clock.today();
    return rows.map((row) => toBookRecord(book, row, today));
  }

  /** Everything that matches, by name. Exports are audited. @throws INVALID_INPUT, NOT_FOUND */
  async export(user: SessionUser, search: Wire<typeof BOOK_TO_EXPORT>): Promise<FileAnswer> {
    const sought = await this.open(user, search);
    const isMedicare = search.ForMedicare;
    const columns = individualColumns({
      isMedicare,
      hasAgent: agentChoice(user.permissions) !== 'own',
      today: this.clock.today(),
    });
    return this.file(user, sought, columns, isMedicare ? 'export-medicare-book' : 'export-individual-book');
  }

  /** @param isMedicare null: of both books */
  async exportVoid(user: SessionUser, srcAgentId: string | null, isMedicare: boolean | null): Promise<FileAnswer> {
    const sought = await this.openVoid(user, srcAgentId, isMedicare);
    return this.file(user, sought, VOID_COLUMNS, 'export-void-contracts');
  }

  /** Deletes searches whose pages nobody can ask for any more. Any number of processes may run it. */
  @Interval(PURGED_EVERY_MS)
  purge(): Promise<void> {
    return this.searches.purge();
  }

  /**
   * Opens the book that AGENT_ID names, or the user's own.
   * @throws INVALID_INPUT with what is wrong with a criterion, or without an agent where one has to be picked; NOT_FOUND
   */
  private async open(
    user: SessionUser,
    { SearchItems, ForMedicare }: { SearchItems: readonly SearchItem[]; ForMedicare: boolean },
  ): Promise<Sought> {
    const problem = searchProblem(SearchItems);
    if (problem !== null) {
      throw new AppError('INVALID_INPUT', problem, { SearchItems: [problem] });
    }
    const book = await this.books.open(user, agentOf(SearchItems));
    const items = SearchItems.filter(({ Field }) => Field !== 'AGENT_ID');
    const facts = { book, today: this.clock.today() };
    return {
      shelf: { book, isVoid: false, isMedicare: ForMedicare },
      criteria: items.map((item) => criterionOf(item, facts)),
      items,
    };
  }

  private async openVoid(user: SessionUser, agentId: string | null, isMedicare: boolean | null): Promise<Sought> {
    const book = await this.books.open(user, agentId);
    return { shelf: { book, isVoid: true, isMedicare }, criteria: [], items: [] };
  }

  private async page(
    sought: Sought,
    search: SearchedBook,
    PageIndex: number,
  ): Promise<Omit<SearchPage, 'PagesetGuid'>> {
    const { PageSize } = search;
    const place = { first: (PageIndex - 1) * PageSize, count: PageSize };
    const { records: Records, total } = await this.list(sought, { ...orderOf(search), ...place });
    return { ...counted(total, PageSize), PageIndex, Records };
  }

  private async list(sought: Sought, page: Page): Promise<{ records: BookRecord[]; total: number }> {
    const { shelf, criteria } = sought;
    const all = this.countOf({ ...sought, ...EVERYTHING });
    const [found, total] = await Promise.all([criteria.length === 0 ? all : this.countOf(sought), all]);
    const rows = found > page.first ? await this.contracts.listPage(shelf, criteria, { ...page, found, total }) : [];
    const today = this.clock.today();
    return { records: rows.map((row) => toBookRecord(shelf.book, row, today)), total: found };
  }

  /** All, by name, a few at a time. */
  private async *listAll(sought: Sought): AsyncIterable<BookRecord[]> {
    const { shelf, criteria } = sought;
    const today = this.clock.today();
    const found = await this.countOf(sought);
    if (criteria.length > 0 && found <= CHUNK) {
      yield (await this.list(sought, { ...BY_NAME, first: 0, count: CHUNK })).records;
      return;
    }
    let after = null;
    do {
      const rows: Awaited<ReturnType<IndividualBookRepository['listAfter']>> = await this.contracts.listAfter(
        shelf,
        criteria,
        after,
        CHUNK,
      );
      yield rows.map((row) => toBookRecord(shelf.book, row, today));
      after = rows.length === CHUNK ? rows.at(-1)! : null;
    } while (after !== null);
  }

  private countOf({ shelf, criteria, items }: Sought): Promise<number> {
    const key = JSON.stringify([shelf.book.agentId, shelf.isVoid, shelf.isMedicare, items]);
    return this.counts.get(key, () => this.contracts.count(shelf, criteria));
  }

  private async file(
    user: SessionUser,
    sought: Sought,
    columns: CsvColumns<BookRecord>,
    action: string,
  ): Promise<FileAnswer> {
    const { agentId } = sought.shelf.book;
    const body = await csvOfChunks(columns, this.listAll(sought));
    await this.transactions.run((tx) => this.audit.record(tx, { user, action, subject: 'agent', subjectId: agentId }));
    return { fileName: BOOK_CSV_NAME, contentType: CSV_TYPE, body };
  }
}

const BY_NAME = { order: 'MEMBER_LASTNAME', direction: 'ASC' } as const;
const EVERYTHING = { criteria: [], items: [] };

/** The SrcAgentId that a search names; null for none. */
function agentOf(items: readonly SearchItem[]): string | null {
  const named = items.filter(({ Field }) => Field === 'AGENT_ID').flatMap(({ Terms }) => Terms);
  if (named.length > 1) {
    throw new AppError('INVALID_INPUT', ONE_AGENT, { SearchItems: [ONE_AGENT] });
  }
  return named[0] ?? null;
}

const counted = (RecordCount: number, PageSize: number) => ({
  PageCount: Math.ceil(RecordCount / PageSize),
  RecordCount,
  PageSize,
});

const orderOf = ({ SortItems }: SearchedBook) => {
  const { Field: order, Direction: direction } = SortItems[0] ?? DEFAULT_SORT;
  return { order, direction };
};
