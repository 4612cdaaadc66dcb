import { AUDIT_HISTORY } from '#shared/timeline/timeline.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { answerEntries } from './timeline.controller.ts';
import { TimelineService } from './timeline.service.ts';

@Serves(AUDIT_HISTORY)
export class AuditHistoryController implements Serving<typeof AUDIT_HISTORY> {
  constructor(private readonly timeline: TimelineService) {}

  async ofRule({ user, ruleId, query, reply }: Asked<typeof AUDIT_HISTORY.ofRule>) {
    return answerEntries(reply, await this.timeline.listOfRule(user, ruleId, query));
  }

  async ofUser({ user, userId, query, reply }: Asked<typeof AUDIT_HISTORY.ofUser>) {
    return answerEntries(reply, await this.timeline.listOfUser(user, userId, query));
  }

  async byUser({ user, userId, query, reply }: Asked<typeof AUDIT_HISTORY.byUser>) {
    return answerEntries(reply, await this.timeline.listByUser(user, userId, query));
  }
}
