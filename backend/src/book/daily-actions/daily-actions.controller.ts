import { DAILY_ACTION_CALLS } from '#shared/book-of-business/individuals/individual-book.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { parseListQuery } from '../../platform/http/list-query.ts';
import { DailyActionsService } from './daily-actions.service.ts';

const FIRST_PAGE = { first: 0, count: 10 };

@Serves(DAILY_ACTION_CALLS)
export class DailyActionsController implements Serving<typeof DAILY_ACTION_CALLS> {
  constructor(private readonly actions: DailyActionsService) {}

  list({ user, query: { agentId, kind, range: asked } }: Asked<typeof DAILY_ACTION_CALLS.list>) {
    const { range } = parseListQuery({ range: asked }, { sort: [], filter: [] });
    return this.actions.list(user, { srcAgentId: agentId, kind, page: range ?? FIRST_PAGE });
  }
}
