import { useNavigate, useSearchParams } from 'react-router';

export const PLAN_PAGES = ['benefits', 'rates', 'grid'] as const;
export type PlanPage = (typeof PLAN_PAGES)[number];

/** The dialog over the list: a plan's details or the comparison. Stored in the URL, so Back closes it. */
export interface DialogAddress {
  planId: number | null;
  page: PlanPage;
  isComparing: boolean;
  openPlan: (planId: number, page: PlanPage) => void;
  openComparison: () => void;
  turnTo: (page: PlanPage) => void;
  close: () => void;
}

const OPENED_HERE = { openedHere: true };

export function useDialogAddress(): DialogAddress {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const go = (changes: Record<string, string | null>, replace: boolean) => {
    const next = new URLSearchParams(window.location.search);
    Object.entries(changes).forEach(([name, value]) => (value === null ? next.delete(name) : next.set(name, value)));
    void navigate({ search: next.toString() }, { replace, preventScrollReset: true, state: OPENED_HERE });
  };
  const planId = Number(params.get('plan'));
  return {
    planId: Number.isInteger(planId) && planId > 0 ? planId : null,
    page: PLAN_PAGES.find((page) => page === params.get('page')) ?? 'benefits',
    isComparing: params.get('comparison') === 'open',
    openPlan: (id, page) => go({ plan: String(id), page }, false),
    openComparison: () => go({ comparison: 'open' }, false),
    turnTo: (page) => go({ page }, true),
    close: () => go({ plan: null, page: null, comparison: null }, true),
  };
}
