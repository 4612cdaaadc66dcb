import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Coverage } from '#shared/plans/plan-codes';
import type { PlanOrder } from '#shared/plans/plan-facets';
import { PLAN_VIEWS } from '#shared/plans/plans.calls';
import type { PlanListView } from '#shared/plans/selection.record';
import type { CostYear } from '#shared/plans/yearly-cost';
import { call } from '#web/http/calls';
import { useGoOn } from '#web/shell/use-go-on';
import { queryClient } from '../../../app/query-client.ts';
import type { PlanTerms } from '../plan-terms.ts';
import { planListViewQuery } from '../plan-browser-queries.ts';
import { NO_FILTERS, type PlanFilters } from './plan-filters.ts';
import { firstView, isSameKeptView, toKeptView } from './saved-view.ts';
import { type PlanView, writeView } from './view-params.ts';

const ADDRESS_AFTER_MS = 250;

export interface PlanViewControl extends PlanView {
  terms: PlanTerms;
  /** The current list's filters. */
  current: PlanFilters;
  show: (coverage: Coverage) => void;
  sort: (order: PlanOrder) => void;
  filter: (filters: PlanFilters) => void;
  clear: () => void;
  compare: (planIds: readonly number[]) => void;
  layOut: (layout: PlanView['layout']) => void;
  chooseYear: (year: CostYear) => void;
}

/**
 * Filters apply immediately; the URL is updated when the user pauses, and then the view stored with the quote.
 * @param kept undefined = could not be loaded, and is not overwritten
 */
export function usePlanView(quoteId: number, kept: PlanListView | undefined, terms: PlanTerms): PlanViewControl {
  const [params] = useSearchParams();
  const goOn = useGoOn();
  const [found, setView] = useState(() => firstView(params, kept, terms));
  const view = useOpenList(found, terms);
  useKeptView(quoteId, view, kept);
  useEffect(() => {
    const timer = setTimeout(() => {
      const written = ({ search }: { search: string }) => {
        const before = new URLSearchParams(search);
        const after = writeView(before, view).toString();
        return after === before.toString() ? null : { search: after };
      };
      void goOn(written, { replace: true, preventScrollReset: true });
    }, ADDRESS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [view, goOn]);
  const change = (part: Partial<PlanView>) => setView((before) => ({ ...before, ...part }));
  const filter = (filters: PlanFilters) => change({ filters: { ...view.filters, [view.coverage]: filters } });
  return {
    ...view,
    terms,
    current: view.filters[view.coverage],
    show: (coverage) => change({ coverage }),
    sort: (order) => change({ order }),
    filter,
    clear: () => filter(NO_FILTERS),
    compare: (compared) => change({ compared }),
    layOut: (layout) => change({ layout }),
    chooseYear: (year) => change({ year }),
  };
}

/** A list can disappear: nobody may enroll in dental any more. */
const useOpenList = (view: PlanView, { coverages }: PlanTerms): PlanView =>
  useMemo(() => (coverages.includes(view.coverage) ? view : { ...view, coverage: 'medical' }), [view, coverages]);

const KEPT_AFTER_MS = 1_500;

/** Saves order and filters with the quote once the user pauses. A convenience: failures are silent, because the URL has them too. */
function useKeptView(quoteId: number, view: PlanView, stored: PlanListView | undefined): void {
  const kept = useRef(stored);
  useEffect(() => {
    const now = toKeptView(view);
    if (kept.current === undefined || isSameKeptView(now, kept.current)) {
      return undefined;
    }
    const timer = setTimeout(() => {
      kept.current = now;
      queryClient.setQueryData(planListViewQuery(quoteId).queryKey, now);
      call(PLAN_VIEWS.keep, { quoteId, body: now }).catch(() => undefined);
    }, KEPT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [quoteId, view]);
}
