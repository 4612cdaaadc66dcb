import type { FastifyReply } from 'fastify';
import { TIMELINE } from '#shared/timeline/timeline.calls';
import type { TimelineEntry } from '#shared/timeline/timeline.record';
import { setContentRange } from '../../platform/http/list-query.ts';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { type FoundEntries, TimelineService } from './timeline.service.ts';

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

/** Sends entries of a timeline with Content-Range. */
export function answerEntries(reply: FastifyReply, { entries, first, total }: FoundEntries): TimelineEntry[] {
  setContentRange(reply, { what: 'timeline', first, count: entries.length, total });
  return entries;
}
