import type { FastifyReply } from 'fastify';
import type { TimelineEntry } from '#shared/timeline/timeline.record';
import { setContentRange } from '../../platform/http/list-query.ts';
import type { FoundEntries } from './timeline.service.ts';

/** Sends entries of a timeline with Content-Range. */
export function answerEntries(reply: FastifyReply, { entries, first, total }: FoundEntries): TimelineEntry[] {
  setContentRange(reply, { what: 'timeline', first, count: entries.length, total });
  return entries;
}
