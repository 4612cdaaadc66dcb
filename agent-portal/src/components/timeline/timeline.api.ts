import { queryOptions } from '@tanstack/react-query';
import type { TimelineEntry } from '#shared/contract/timeline';
import { getPage } from '#web/http/client';
import { IN_SCREEN } from '#web/http/in-screen';
import { PAGE_SIZE } from '../Pager.tsx';

/** Whose life is told. */
export type TimelineOf = 'group' | 'quote';

/** One page, newest first. Whatever is done on the portal adds to it, so that it is never fresh. */
export const timelineQuery = (of: TimelineOf, id: number, page: number) =>
  queryOptions({
    queryKey: ['timeline', of, id, page],
    queryFn: ({ signal }) =>
      getPage<TimelineEntry>(`/api/timeline/${of}/${id}`, { page, pageSize: PAGE_SIZE }, signal, IN_SCREEN),
    staleTime: 0,
  });
