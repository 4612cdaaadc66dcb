import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { PASSIVE_RENEWALS as RENEWAL_CALLS } from '#shared/renewals/renewals.calls';
import type { RenewalPreview } from '#shared/renewals/upcoming-renewal.record';
import { call, WITH_NOTICE } from '#web/http/calls';
import { PASSIVE_RENEWALS } from './passive-renewal-calls.ts';

/** Groups per request: small enough that the progress bar moves and other users are not blocked. */
const CHUNK = 50;

export interface PreviewState {
  previews: readonly RenewalPreview[];
  isDone: boolean;
  error: Error | null;
  retry: () => void;
}

/** Previews these groups in batches; stops when the screen is left. */
export function usePreview(groupIds: readonly number[]): PreviewState {
  const [ids] = useState(groupIds);
  const query = useInfiniteQuery({
    // Every dialog asks again.
    queryKey: [PASSIVE_RENEWALS, 'preview', useId(), ids],
    queryFn: ({ pageParam: first, signal }) =>
      call(RENEWAL_CALLS.preview, { body: { groupIds: ids.slice(first, first + CHUNK) } }, { ...WITH_NOTICE, signal }),
    initialPageParam: 0,
    getNextPageParam: (_page, _pages, first) => (first + CHUNK < ids.length ? first + CHUNK : null),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const { data, error, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, refetch } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !error) {
      void fetchNextPage();
    }
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  const previews = data?.pages.flat() ?? [];
  const retry = () => void (isFetchNextPageError ? fetchNextPage() : refetch());
  return { previews, isDone: previews.length >= ids.length, error, retry };
}
