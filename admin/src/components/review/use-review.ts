import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { reviewPath } from '#shared/sales/review-desk';

/** The open quote is as fresh as the list beside it: what colleagues do is seen here. Keeps no unattended session alive. */
export const FRESH = { refetchInterval: 30_000 } as const;
export const POLLING = { polling: true } as const;

/** The id of the link that opens a quote. */
export const linkId = (quoteId: number): string => `quote-${quoteId}`;

/**
 * The quote under review is part of the address: Back, reload and links work. Filters, order and page stay beside it.
 * @param path of the queue
 */
export function useReview(path: string) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [, opened] = pathname.slice(path.length).match(/^\/review\/(\d{1,9})$/) ?? [];
  const quoteId = opened === undefined ? null : Number(opened);
  const go = useCallback(
    (to: string, replace: boolean) => void navigate({ pathname: to, search }, { replace }),
    [navigate, search],
  );
  return useMemo(
    () => ({
      path,
      quoteId,
      /** Moving on from one quote to the next adds nothing to the browser's history: Back closes the review. */
      open: (id: number) => go(reviewPath(path, id), quoteId !== null),
      close: () => go(path, true),
    }),
    [go, path, quoteId],
  );
}

export type Review = ReturnType<typeof useReview>;
