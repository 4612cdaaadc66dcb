import { type TimelineEntry, type TimelineOf, timelinePath } from '#shared/timeline/timeline.record';
import { getPage, type Page } from '../http/pages.ts';
import { IN_SCREEN } from '../http/in-screen.ts';

export const TIMELINE_PAGE_SIZE = 10;

/** One page, newest first; 1 is the first. */
export const readTimeline = (
  of: TimelineOf,
  id: number,
  page: number,
  signal: AbortSignal,
): Promise<Page<TimelineEntry>> =>
  getPage(timelinePath(of, id), { page, pageSize: TIMELINE_PAGE_SIZE }, signal, IN_SCREEN);
