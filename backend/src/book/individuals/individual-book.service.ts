import { Injectable } from '@nestjs/common';
import type {
  IndividualSearch,
  SearchPage,
  SearchResult,
} from '#shared/book-of-business/individuals/individual-book.record';
import { DEFAULT_PAGE_SIZE, DEFAULT_SORT, MOST_FILLED } from '#shared/book-of-business/individuals/search-fields';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { BookSearchesRepository, type SearchedBook } from './book-searches.repository.ts';
import { FindContractsService, type Sought } from './find-contracts.service.ts';

const SEARCH_EXPIRED = 'This search is no longer available. Please search again.';

/** Searches of the individual books, and their pages. Source: spec 000 sections 3, 5, 7 and 9. */
@Injectable()
export class IndividualBookService {
  constructor(
    private readonly contracts: FindContractsService,
    private readonly searches: BookSearchesRepository,
  ) {}

  /** The page that is asked for, or all up to 1,000 contracts. @throws INVALID_INPUT, NOT_FOUND */
  async search(user: SessionUser, search: IndividualSearch): Promise<SearchResult> {
    const sought = await this.contracts.open(user, search);
    const { PageSize, PageIndex, FillAllPages } = search;
    const [first, count] = FillAllPages ? [0, MOST_FILLED] : [(PageIndex - 1) * PageSize, PageSize];
    const [PagesetGuid, { records, total }] = await Promise.all([
      this.searches.keep(user, search),
      this.contracts.list(sought, { ...orderOf(search), first, count }),
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
    const sought = await this.contracts.open(user, search);
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
    const sought = await this.contracts.open(user, search);
    return { ...(await this.page(sought, search, index)), PagesetGuid: guid };
  }

  private async page(
    sought: Sought,
    search: SearchedBook,
    PageIndex: number,
  ): Promise<Omit<SearchPage, 'PagesetGuid'>> {
    const { PageSize } = search;
    const place = { first: (PageIndex - 1) * PageSize, count: PageSize };
    const { records: Records, total } = await this.contracts.list(sought, { ...orderOf(search), ...place });
    return { ...counted(total, PageSize), PageIndex, Records };
  }
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
