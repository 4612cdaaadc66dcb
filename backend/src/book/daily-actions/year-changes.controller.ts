import { YEAR_CHANGE_CALLS } from '#shared/book-of-business/individuals/individual-book.calls';
import { parseListQuery } from '../../platform/http/list-query.ts';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { YearChangesService } from './year-changes.service.ts';

const FIRST_PAGE = { first: 0, count: 10 };

@Serves(YEAR_CHANGE_CALLS)
export class YearChangesController implements Serving<typeof YEAR_CHANGE_CALLS> {
  constructor(private readonly changes: YearChangesService) {}

  list({ user, query: { agentId, kind, range: asked } }: Asked<typeof YEAR_CHANGE_CALLS.list>) {
    const { range } = parseListQuery({ range: asked }, { sort: [], filter: [] });
    return this.changes.list(user, { srcAgentId: agentId, kind, page: range ?? FIRST_PAGE });
  }
}
