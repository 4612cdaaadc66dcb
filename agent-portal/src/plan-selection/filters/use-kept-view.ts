import { useEffect, useRef } from 'react';
import type { PlanListView } from '#shared/plans/selection.record';
import { queryClient } from '../../app/query-client.ts';
import { planListViewQuery, putPlanListView } from '../plan-selection.api.ts';
import { isSameKeptView, toKeptView } from './kept-view.ts';
import type { PlanView } from './view-params.ts';

const KEPT_AFTER_MS = 1_500;

/** Keeps order and filters with the quote once the user pauses. A convenience: when it fails nobody is told, the address has them too. */
export function useKeptView(quoteId: number, view: PlanView, stored: PlanListView | undefined): void {
  const kept = useRef(stored);
  useEffect(() => {
    const now = toKeptView(view);
    if (kept.current === undefined || isSameKeptView(now, kept.current)) {
      return undefined;
    }
    const timer = setTimeout(() => {
      kept.current = now;
      queryClient.setQueryData(planListViewQuery(quoteId).queryKey, now);
      putPlanListView(quoteId, now).catch(() => undefined);
    }, KEPT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [quoteId, view]);
}
