import { AUDIT_HISTORY, TIMELINE } from '#shared/timeline/timeline.calls';
import type { TimelineEntry, TimelineOf } from '#shared/timeline/timeline.record';
import { callPage } from '../http/calls.ts';
import type { Page } from '../http/pages.ts';

export const TIMELINE_PAGE_SIZE = 10;

/** One page, newest first; 1 is the first. */
export function readTimeline(
  of: TimelineOf,
  id: number,
  page: number,
  signal: AbortSignal,
): Promise<Page<TimelineEntry>> {
  const part = { page, pageSize: TIMELINE_PAGE_SIZE };
  switch (of) {
    case 'group':
      return callPage(TIMELINE.ofGroup, { groupId: id }, part, { signal });
    case 'quote':
      return callPage(TIMELINE.ofQuote, { quoteId: id }, part, { signal });
    case 'rule':
      return callPage(AUDIT_HISTORY.ofRule, { ruleId: id }, part, { signal });
    case 'user':
      return callPage(AUDIT_HISTORY.ofUser, { userId: id }, part, { signal });
    case 'user-actions':
      return callPage(AUDIT_HISTORY.byUser, { userId: id }, part, { signal });
  }
}
