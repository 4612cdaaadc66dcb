import { queryOptions } from '@tanstack/react-query';
import { INDIVIDUAL_BOOK } from '#shared/book-of-business/individuals/individual-book.calls';
import type {
  BookRecord,
  SearchItem,
  SpecificContract,
} from '#shared/book-of-business/individuals/individual-book.record';
import { DEFAULT_PAGE_SIZE, DEFAULT_SORT, type SortField } from '#shared/book-of-business/individuals/search-fields';
import { isNotFound } from '#web/http/api-error';
import { asking, call, callPage } from '#web/http/calls';
import { download } from '#web/http/files';
import type { Page } from '#web/http/pages';
import { queryClient } from '../../app/query-client.ts';
import type { Sort } from '../../components/RecordTable.tsx';
import { type Criterion, itemOf } from './search/criterion.ts';

export interface IndividualBookOf {
  isMedicare: boolean;
  /** SrcAgentId of the book's agent; null for the user's own book. */
  agentId: string | null;
}

/** `active`: what can be searched by field; `void`: void and canceled contracts; `one`: a specific contract. */
export type BookList = 'active' | 'void' | 'one';

/** What the book shows. In memory only: the criteria name people. */
export interface BookView {
  list: BookList;
  criteria: readonly Criterion[];
  sort: Sort<SortField>;
  page: number;
  pageSize: number;
  /** The contract looked for; null before the first search. */
  specific: SoughtContract | null;
}

export type SoughtContract = Record<'ContractId' | 'FirstName' | 'LastName' | 'Phone', string>;

export const FIRST_VIEW: BookView = {
  list: 'active',
  criteria: [],
  sort: { field: DEFAULT_SORT.Field, direction: DEFAULT_SORT.Direction },
  page: 1,
  pageSize: DEFAULT_PAGE_SIZE,
  specific: null,
};

const BOOK = 'individual-book';

/** The contracts that the view shows. While the next ones load, those of the same list stay. */
export function contractsQuery(book: IndividualBookOf, view: BookView) {
  const { list, criteria, sort, page, pageSize, specific } = view;
  const what = { active: { criteria, sort, page, pageSize }, void: { page, pageSize }, one: specific }[list];
  return queryOptions({
    queryKey: [BOOK, list, book, what] as const,
    queryFn: ({ signal }) => READ[list](book, view, signal),
    enabled: list !== 'one' || specific !== null,
    placeholderData: (before, query) => (query?.queryKey[1] === list ? before : undefined),
  });
}

type ReadList = (book: IndividualBookOf, view: BookView, signal: AbortSignal) => Promise<Page<BookRecord>>;

const READ: Record<BookList, ReadList> = {
  active: searchPage,
  void: (book, part, signal) => callPage(INDIVIDUAL_BOOK.canceled, { query: voidQuery(book) }, part, { signal }),
  one: async ({ isMedicare, agentId }, { specific }, signal) => {
    const body: SpecificContract = { ForMedicare: isMedicare, AgentId: agentId, ...specific! };
    const rows = await call(INDIVIDUAL_BOOK.specific, { body }, { signal });
    return { rows, total: rows.length };
  },
};

/** A later page of a search that the server still knows; otherwise it is searched again, without asking the user. */
async function searchPage(
  book: IndividualBookOf,
  { criteria, sort, page, pageSize }: BookView,
  signal: AbortSignal,
): Promise<Page<BookRecord>> {
  const search = {
    ...searched(book, criteria),
    PageSize: pageSize,
    SortItems: [{ Field: sort.field, Direction: sort.direction }],
  };
  const pageset = [BOOK, 'pageset', search];
  const paginationId = queryClient.getQueryData<string>(pageset);
  const known = page > 1 && paginationId ? await knownPage(paginationId, page, book, signal) : null;
  if (known) {
    return known;
  }
  const found = await call(INDIVIDUAL_BOOK.search, { body: { ...search, PageIndex: page } }, { signal });
  queryClient.setQueryData(pageset, found.PagesetGuid);
  return { rows: found.Pages.flatMap(({ Records }) => Records), total: found.RecordCount };
}

async function knownPage(
  paginationId: string,
  page: number,
  { isMedicare }: IndividualBookOf,
  signal: AbortSignal,
): Promise<Page<BookRecord> | null> {
  const query = { paginationId, pageIndex: page, isMedicare };
  try {
    const found = await call(INDIVIDUAL_BOOK.page, { query }, { signal });
    return { rows: found.Records, total: found.RecordCount };
  } catch (error) {
    if (isNotFound(error)) {
      return null;
    }
    throw error;
  }
}

/** Everything that matches, as bobData.csv. */
export const downloadBook = (book: IndividualBookOf, { list, criteria }: Pick<BookView, 'list' | 'criteria'>) =>
  list === 'void'
    ? download(asking(INDIVIDUAL_BOOK.exportCanceled, { query: voidQuery(book) }))
    : download(asking(INDIVIDUAL_BOOK.export, { body: searched(book, criteria) }));

const searched = (book: IndividualBookOf, criteria: readonly Criterion[]) => ({
  ForMedicare: book.isMedicare,
  SearchItems: searchItems(book, criteria),
});

/** The criteria as they are sent, with whose book it is. */
export const searchItems = ({ agentId }: IndividualBookOf, criteria: readonly Criterion[]): SearchItem[] => [
  ...(agentId === null ? [] : [{ Field: 'AGENT_ID' as const, Terms: [agentId], Ranged: false }]),
  ...criteria.map(itemOf),
];

const voidQuery = ({ isMedicare, agentId }: IndividualBookOf) => ({ medicare: isMedicare, agentId });
