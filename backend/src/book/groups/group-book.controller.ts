import { GROUP_BOOK } from '#shared/book-of-business/book.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { refuseOtherSites } from '../../platform/http/csrf.ts';
import { setContentRange } from '../../platform/http/list-query.ts';
import { ExportGroupBookService } from './export-group-book.service.ts';
import { GroupBookService } from './group-book.service.ts';

@Serves(GROUP_BOOK)
export class GroupBookController implements Serving<typeof GROUP_BOOK> {
  constructor(
    private readonly books: GroupBookService,
    private readonly exportBook: ExportGroupBookService,
  ) {}

  async list({ user, query, reply }: Asked<typeof GROUP_BOOK.list>) {
    const { rows, first, total } = await this.books.list(user, query);
    setContentRange(reply, { what: 'groups', first, count: rows.length, total });
    return rows;
  }

  export({ user, query, request }: Asked<typeof GROUP_BOOK.export>) {
    refuseOtherSites(request);
    return this.exportBook.export(user, query);
  }
}
