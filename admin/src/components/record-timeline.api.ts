import { infiniteQueryOptions } from '@tanstack/react-query';
import { type TimelineEntry, type TimelineOf, timelinePath } from '#shared/contract/timeline';
import { send } from '#web/http/client';
import { totalOf } from '../providers/list-query.ts';

const PAGE = 10;

/** Newest first, ten more at a time. Whatever is done adds to it, so that it is never fresh. */
export const timelineQuery = (of: TimelineOf, id: number) =>
  infiniteQueryOptions({
    queryKey: ['timeline', of, id],
    queryFn: async ({ pageParam: first, signal }) => {
      const range = JSON.stringify([first, first + PAGE - 1]);
      const path = `${timelinePath(of, id)}?${new URLSearchParams({ range })}`;
      const { body, headers } = await send<TimelineEntry[]>({ path, signal });
      return { entries: body, next: first + body.length, total: totalOf(headers) ?? body.length };
    },
    initialPageParam: 0,
    getNextPageParam: ({ entries, next, total }) => (entries.length > 0 && next < total ? next : null),
    staleTime: 0,
  });
