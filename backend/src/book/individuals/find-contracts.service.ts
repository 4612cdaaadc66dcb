import { Injectable } from '@nestjs/common';
import type {
  BookRecord,
  SearchItem,
  SpecificContract,
} from '#shared/book-of-business/individuals/individual-book.record';
import { searchProblem, specificContractProblem } from '#shared/book-of-business/individuals/search-item';
import type { SortField } from '#shared/book-of-business/individuals/search-fields';
import { Clock } from '../../platform/clock.ts';
import { CountCache } from '../../platform/database/count-cache.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { BooksService } from '../books/books.service.ts';
import { toBookRecord } from '../books/to-book-record.ts';
import { IndividualBookRepository, type Shelf } from './individual-book.repository.ts';
import { type Criterion, criterionOf } from './search-conditions.repository.ts';

/** Read at a time for a file: few enough to keep other requests moving. */
const CHUNK = 500;
/** Contracts that one household has had, and more. */
const MOST_SPECIFIC = 100;

/** What a search looks for, and where. */
export interface Sought {
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

/** Reads the contracts of one agent's book. */
@Injectable()
export class FindContractsService {
  private readonly counts = new CountCache<number>((count) => count);

  constructor(
    private readonly books: BooksService,
    private readonly contracts: IndividualBookRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens the book that AGENT_ID names, or the user's own.
   * @throws INVALID_INPUT with what is wrong with a criterion, or without an agent where one has to be picked; NOT_FOUND
   */
  async open(
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

  /** Void contracts. @param isMedicare null: of both books */
  async openVoid(user: SessionUser, agentId: string | null, isMedicare: boolean | null): Promise<Sought> {
    const book = await this.books.open(user, agentId);
    return { shelf: { book, isVoid: true, isMedicare }, criteria: [], items: [] };
  }

  async list(sought: Sought, page: Page): Promise<{ records: BookRecord[]; total: number }> {
    const { shelf, criteria } = sought;
    const all = this.countOf({ ...sought, ...EVERYTHING });
    const [found, total] = await Promise.all([criteria.length === 0 ? all : this.countOf(sought), all]);
    const rows = found > page.first ? await this.contracts.listPage(shelf, criteria, { ...page, found, total }) : [];
    const today = this.clock.today();
    return { records: rows.map((row) => toBookRecord(shelf.book, row, today)), total: found };
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

  /** All, by name, a few at a time. */
  async *listAll(sought: Sought): AsyncIterable<BookRecord[]> {
    const { shelf, criteria } = sought;
    const today = this.clock.today();
    const found = await this.countOf(sought);
    if (criteria.length > 0 && found <= CHUNK) {
      yield (await this.list(sought, { order: 'MEMBER_LASTNAME', direction: 'ASC', first: 0, count: CHUNK })).records;
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
}

const EVERYTHING = { criteria: [], items: [] };

/** The SrcAgentId that a search names; null for none. */
function agentOf(items: readonly SearchItem[]): string | null {
  const named = items.filter(({ Field }) => Field === 'AGENT_ID').flatMap(({ Terms }) => Terms);
  if (named.length > 1) {
    throw new AppError('INVALID_INPUT', ONE_AGENT, { SearchItems: [ONE_AGENT] });
  }
  return named[0] ?? null;
}

const ONE_AGENT = 'Choose one agent.';
