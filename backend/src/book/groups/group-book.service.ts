import { Injectable } from '@nestjs/common';
import type { GROUP_BOOK_QUERY, GroupBookRow } from '#shared/book-of-business/book.record';
import type { Wire } from '#shared/records/field';
import { typedTerms } from '#shared/search/search-terms';
import { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { parseListQuery } from '../../platform/http/list-query.ts';
import { BooksService } from '../books/books.service.ts';
import { toGroupBookRow } from './book-of-business-answers.ts';
import { BookSizes } from './book-sizes.ts';
import { type BookOrder, GroupBookRepository } from './group-book.repository.ts';

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

export interface FoundBookRows {
  rows: GroupBookRow[];
  /** Zero-based position of the first row among all matches. */
  first: number;
  total: number;
}

/** Reads one agent's small-group book of business. */
@Injectable()
export class GroupBookService {
  constructor(
    private readonly books: BooksService,
    private readonly groups: GroupBookRepository,
    private readonly sizes: BookSizes,
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
      terms.length === 0 ? this.sizes.sizeOf(book) : this.groups.count(book, terms),
    ]);
    const today = this.clock.today();
    return { rows: stored.map((row) => toGroupBookRow(book, row, today)), first: page.first, total };
  }
}

/** The search text. @throws INVALID_INPUT unless it is text of a sensible length */
export function searchTerms(q: unknown): string[] {
  if (q === undefined || q === null) {
    return [];
  }
  if (typeof q !== 'string' || q.length > MAX_SEARCH) {
    const message = `filter q must be text of at most ${MAX_SEARCH} letters.`;
    throw new AppError('INVALID_INPUT', message, { filter: [message] });
  }
  return typedTerms(q);
}
