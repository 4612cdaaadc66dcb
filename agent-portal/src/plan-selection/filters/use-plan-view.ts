import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { PlanListView } from '#shared/plans/selection.record';
import type { Coverage } from '#shared/plans/plan-codes';
import type { PlanOrder } from '#shared/plans/plan-order';
import { NO_FILTERS, type PlanFilters } from './plan-filters.ts';
import { firstView } from './kept-view.ts';
import { useKeptView } from './use-kept-view.ts';
import { writeView, type PlanView } from './view-params.ts';

const ADDRESS_AFTER_MS = 250;

export interface PlanViewControl extends PlanView {
  /** The filters of the list that is shown. */
  current: PlanFilters;
  show: (coverage: Coverage) => void;
  sort: (order: PlanOrder) => void;
  filter: (filters: PlanFilters) => void;
  clear: () => void;
  compare: (planIds: readonly number[]) => void;
}

/**
 * Filters answer at once; the address follows when the user pauses, and what is kept with the quote after it.
 * @param kept undefined = could not be loaded, and is left as it is
 */
export function usePlanView(quoteId: number, kept: PlanListView | undefined): PlanViewControl {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [view, setView] = useState(() => firstView(params, kept));
  useKeptView(quoteId, view, kept);
  useEffect(() => {
    const timer = setTimeout(() => {
      // Somebody who has gone on to another page keeps that page's address, while this list is still on the screen.
      if (window.location.pathname !== pathname) {
        return;
      }
      const before = new URLSearchParams(window.location.search);
      const search = writeView(before, view).toString();
      if (search !== before.toString()) {
        void navigate({ search }, { replace: true, preventScrollReset: true });
      }
    }, ADDRESS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [view, navigate, pathname]);
  const change = (part: Partial<PlanView>) => setView((before) => ({ ...before, ...part }));
  const filter = (filters: PlanFilters) => change({ filters: { ...view.filters, [view.coverage]: filters } });
  return {
    ...view,
    current: view.filters[view.coverage],
    show: (coverage) => change({ coverage }),
    sort: (order) => change({ order }),
    filter,
    clear: () => filter(NO_FILTERS),
    compare: (compared) => change({ compared }),
  };
}
