import { FOLLOW_UP_CALLS } from '#shared/follow-ups/follow-ups.calls';
import { parseListQuery } from '../../platform/http/list-query.ts';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { FollowUpRemindersService } from './follow-up-reminders.service.ts';
import { FollowUpsService } from './follow-ups.service.ts';

const FIRST_PAGE = { first: 0, count: 10 };

@Serves(FOLLOW_UP_CALLS)
export class FollowUpsController implements Serving<typeof FOLLOW_UP_CALLS> {
  constructor(
    private readonly followUps: FollowUpsService,
    private readonly reminders: FollowUpRemindersService,
  ) {}

  list({ user, query: { agentId, state, range: asked } }: Asked<typeof FOLLOW_UP_CALLS.list>) {
    const { range } = parseListQuery({ range: asked }, { sort: [], filter: [] });
    return this.followUps.list(user, agentId, { state, ...(range ?? FIRST_PAGE) });
  }

  move({ user, followUpId, body }: Asked<typeof FOLLOW_UP_CALLS.move>) {
    return this.followUps.move(user, followUpId, body);
  }

  async remind({ user, followUpId }: Asked<typeof FOLLOW_UP_CALLS.remind>) {
    await this.reminders.remind(user, followUpId);
    return this.followUps.find(user, followUpId);
  }
}
