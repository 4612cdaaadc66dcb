import { INDIVIDUAL_BOOK } from '#shared/book-of-business/individuals/individual-book.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { refuseOtherSites } from '../../platform/http/csrf.ts';
import { parseListQuery, setContentRange } from '../../platform/http/list-query.ts';
import { ReadsByPost } from '../../platform/http/recent-change.ts';
import { IndividualBookService } from './individual-book.service.ts';

/** Maximum number of void contracts returned without a range. */
const WITHOUT_RANGE = 1_000;

@Serves(INDIVIDUAL_BOOK)
export class IndividualBookController implements Serving<typeof INDIVIDUAL_BOOK> {
  constructor(private readonly books: IndividualBookService) {}

  first({ user, query: { medicare, agentId } }: Asked<typeof INDIVIDUAL_BOOK.first>) {
    return this.books.firstPage(user, isTrue(medicare) ?? false, agentId);
  }

  @ReadsByPost()
  search({ user, body: search }: Asked<typeof INDIVIDUAL_BOOK.search>) {
    return this.books.search(user, search);
  }

  page({ user, query }: Asked<typeof INDIVIDUAL_BOOK.page>) {
    const { paginationId: guid, pageIndex, isMedicare } = query;
    return this.books.laterPage(user, { guid, index: Number(pageIndex), isMedicare: isTrue(isMedicare) });
  }

  @ReadsByPost()
  specific({ user, body: asked }: Asked<typeof INDIVIDUAL_BOOK.specific>) {
    return this.books.listSpecific(user, asked);
  }

  async canceled({ user, query: { agentId, medicare, range: asked }, reply }: Asked<typeof INDIVIDUAL_BOOK.canceled>) {
    const { range } = parseListQuery({ range: asked }, { sort: [], filter: [] });
    const page = range ?? { first: 0, count: WITHOUT_RANGE };
    const { records, total } = await this.books.listVoid(user, agentId, isTrue(medicare), page);
    setContentRange(reply, { what: 'contracts', first: page.first, count: records.length, total });
    return records;
  }

  @ReadsByPost()
  export({ user, body: search }: Asked<typeof INDIVIDUAL_BOOK.export>) {
    return this.books.export(user, search);
  }

  exportCanceled({ user, query: { agentId, medicare }, request }: Asked<typeof INDIVIDUAL_BOOK.exportCanceled>) {
    refuseOtherSites(request);
    return this.books.exportVoid(user, agentId, isTrue(medicare));
  }
}

/** null where the caller does not say. */
const isTrue = (text: 'true' | 'false' | null): boolean | null => (text === null ? null : text === 'true');
