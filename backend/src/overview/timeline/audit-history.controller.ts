import { AUDIT_HISTORY } from '#shared/timeline/timeline.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { AuditHistoryService } from './audit-history.service.ts';
import { answerEntries } from './answer-entries.ts';

@Serves(AUDIT_HISTORY)
export class AuditHistoryController implements Serving<typeof AUDIT_HISTORY> {
  constructor(private readonly lives: AuditHistoryService) {}

  async ofRule({ user, ruleId, query, reply }: Asked<typeof AUDIT_HISTORY.ofRule>) {
    return answerEntries(reply, await this.lives.listOfRule(user, ruleId, query));
  }

  async ofUser({ user, userId, query, reply }: Asked<typeof AUDIT_HISTORY.ofUser>) {
    return answerEntries(reply, await this.lives.listOfUser(user, userId, query));
  }

  async byUser({ user, userId, query, reply }: Asked<typeof AUDIT_HISTORY.byUser>) {
    return answerEntries(reply, await this.lives.listByUser(user, userId, query));
  }
}
