import type { QuoteStatus } from '#shared/quotes/quote-status';
import { DEFAULT_QUEUE_STATUSES } from '#shared/sales/shown-approval';

/** Ways of looking at a tab of the queue, by what there is to do. */
export const WORK_VIEW_NAMES = ['NeedsReview', 'Pended', 'Mine', 'Failed', 'Decided'] as const;
export type WorkViewName = (typeof WORK_VIEW_NAMES)[number];

export interface WorkView {
  label: string;
  statuses: readonly QuoteStatus[];
  /** Only the user's. */
  onlyMine?: true;
  /** Work is done oldest first; of decided quotes the newest are of interest. */
  order: 'ASC' | 'DESC';
}

const FAILED: readonly QuoteStatus[] = ['FailedEnrollment', 'PassiveRenewalFailure'];

/** "Decided" has the default filters of spec 002 section 4; the other views are ours. */
export const WORK_VIEWS: Record<WorkViewName, WorkView> = {
  NeedsReview: { label: 'Needs review', statuses: ['Complete'], order: 'ASC' },
  Pended: { label: 'Pended', statuses: ['Pended'], order: 'ASC' },
  Mine: { label: 'Mine', statuses: ['Complete', 'Pended', ...FAILED], onlyMine: true, order: 'ASC' },
  Failed: { label: 'Failed', statuses: FAILED, order: 'ASC' },
  Decided: { label: 'Decided', statuses: DEFAULT_QUEUE_STATUSES, order: 'DESC' },
};

/** The views that can have rows among quotes of these statuses, each limited to them. */
export const workViewsOf = (possible: readonly QuoteStatus[]): { name: WorkViewName; view: WorkView }[] =>
  WORK_VIEW_NAMES.map((name) => ({
    name,
    view: { ...WORK_VIEWS[name], statuses: WORK_VIEWS[name].statuses.filter((status) => possible.includes(status)) },
  })).filter(({ view }) => view.statuses.length > 0);
