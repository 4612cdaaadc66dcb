import type { FastifyReply } from 'fastify';
import type { TimelineEntry } from '#shared/timeline/timeline.record';
import { setContentRange } from '../../platform/http/list-query.ts';
import type { FoundEntries } from './timeline.service.ts';

/** Entries of a timeline, with the header that says which of how many. */
export function answerEntries(reply: FastifyReply, { entries, first, total }: FoundEntries): TimelineEntry[] {
  setContentRange(reply, { what: 'timeline', first, count: entries.length, total });
  return entries;
}
