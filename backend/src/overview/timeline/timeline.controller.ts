import { TIMELINE } from '#shared/timeline/timeline.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { answerEntries } from './answer-entries.ts';
import { TimelineService } from './timeline.service.ts';

@Serves(TIMELINE)
export class TimelineController implements Serving<typeof TIMELINE> {
  constructor(private readonly timeline: TimelineService) {}

  async ofGroup({ user, groupId, query, reply }: Asked<typeof TIMELINE.ofGroup>) {
    return answerEntries(reply, await this.timeline.listOfGroup(user, groupId, query));
  }

  async ofQuote({ user, quoteId, query, reply }: Asked<typeof TIMELINE.ofQuote>) {
    return answerEntries(reply, await this.timeline.listOfQuote(user, quoteId, query));
  }
}
