import { infiniteQueryOptions } from '@tanstack/react-query';
import type { TimelineOf } from '#shared/timeline/timeline.record';
import { readTimeline, TIMELINE_PAGE_SIZE } from '#web/timeline/read-timeline';

/** Newest first, ten more at a time. Always stale: almost every action adds to it. */
export const timelineQuery = (of: TimelineOf, id: number) =>
  infiniteQueryOptions({
    queryKey: ['timeline', of, id],
    queryFn: ({ pageParam: page, signal }) => readTimeline(of, id, page, signal),
    initialPageParam: 1,
    getNextPageParam: ({ rows, total }, _pages, page) =>
      rows.length > 0 && page * TIMELINE_PAGE_SIZE < total ? page + 1 : null,
    staleTime: 0,
  });
