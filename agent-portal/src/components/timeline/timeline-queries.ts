import { queryOptions } from '@tanstack/react-query';
import { readTimeline } from '#web/timeline/read-timeline';

/** The timelines that the portal shows. */
export type TimelineOf = 'group' | 'quote';

/** One page, newest first. Always stale: almost every action in the portal adds to it. */
export const timelineQuery = (of: TimelineOf, id: number, page: number) =>
  queryOptions({
    queryKey: ['timeline', of, id, page],
    queryFn: ({ signal }) => readTimeline(of, id, page, signal),
    staleTime: 0,
  });
