import { queryOptions } from '@tanstack/react-query';
import { readTimeline } from '#web/timeline/timeline.api';

/** The portal shows two of the timelines. */
export type TimelineOf = 'group' | 'quote';

/** One page, newest first. Whatever is done on the portal adds to it, so that it is never fresh. */
export const timelineQuery = (of: TimelineOf, id: number, page: number) =>
  queryOptions({
    queryKey: ['timeline', of, id, page],
    queryFn: ({ signal }) => readTimeline(of, id, page, signal),
    staleTime: 0,
  });
