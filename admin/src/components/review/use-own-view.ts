import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { reviewPath } from '#shared/sales/review-desk';
import type { WorkView } from '#shared/sales/queue-views';
import { viewAddress } from '../quote-queue/work-filter.ts';
import { useReview } from './use-review.ts';

interface OwnView {
  quoteId: number;
  /** Of the queue that has the quote. */
  path: string;
  views: readonly WorkView[];
  status: QuoteStatus;
  isMine: boolean;
}

/**
 * Whether the address names a quote alone. The queue must not write into it then: react-admin would put the filters that were used last
 * there, and drop the decision that a link asks for.
 */
export function useNamesQuoteAlone(path: string): boolean {
  const { quoteId } = useReview(path);
  const { search } = useLocation();
  return quoteId !== null && search === '';
}

/** Links from elsewhere name the quote alone: it opens in the view that holds it, not over the view that was used last. */
export function useOwnView(isElsewhere: boolean, own: OwnView | null): void {
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: unknown };
  const address =
    isElsewhere && search === '' && own !== null ? viewAddress(reviewPath(own.path, own.quoteId), viewOf(own)) : null;
  useEffect(() => {
    if (address !== null) {
      void navigate(address, { replace: true, state });
    }
  }, [address, navigate, state]);
}

/** The user's own work, otherwise what has the quote's status. */
export function viewOf({ views, status, isMine }: Pick<OwnView, 'views' | 'status' | 'isMine'>): WorkView {
  const holding = views.filter(({ statuses }) => statuses.includes(status));
  return (
    holding.find(({ onlyMine = false }) => onlyMine && isMine) ??
    holding.find(({ onlyMine = false }) => !onlyMine) ?? {
      label: '',
      statuses: [status],
      order: 'ASC',
      ...(isMine && { onlyMine: true as const }),
    }
  );
}
