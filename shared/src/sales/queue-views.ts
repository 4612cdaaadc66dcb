import { QUOTE_STATUSES, type QuoteStatus } from '#shared/quotes/quote-status';
import type { GroupQuoteType } from '#shared/quotes/quote-type';
import { INDIVIDUAL_STATUSES, INDIVIDUAL_TRANSITIONS } from '#shared/individuals/individual-status';

/** Spec 002 section 4: "Approval time is shown only for Approved or PassivelyRenewed." */
export const showsApprovalTime = (status: QuoteStatus): boolean =>
  status === 'Approved' || status === 'PassivelyRenewed';

/** The queue's default statuses. Spec 002 section 4, "Default dashboard status filters". */
export const DEFAULT_QUEUE_STATUSES: readonly QuoteStatus[] = ['Approved', 'Rejected', 'PassivelyRenewed'];

/** The tabs of the internal queue. Spec 002 section 2: new business, "tabs for renewals and passive renewals". */
export const QUEUE_VIEW_NAMES = ['NewBusiness', 'Renewals', 'PassiveRenewals'] as const;
export type QueueViewName = (typeof QUEUE_VIEW_NAMES)[number];

/** Which quotes a tab shows. */
export interface QueueSlice {
  type: GroupQuoteType;
  /** The possible statuses of its quotes; others never appear. */
  statuses: readonly QuoteStatus[];
  /** The statuses selected when it opens; its count is based on them. */
  preselected: readonly QuoteStatus[];
}

/** In passive renewal, or with its result. */
const PASSIVE: readonly QuoteStatus[] = ['PendingPassive', 'PassivelyRenewed', 'PassiveRenewalFailure'];

/**
 * Spec 002 section 4: "Default dashboard status filters preselect Approved, Rejected and PassivelyRenewed." Of these only the last
 * can occur in passive renewals; pending and failed ones are added there, or staff would open the tab and miss their work.
 */
export const QUEUE_SLICES: Record<QueueViewName, QueueSlice> = {
  NewBusiness: { type: 'SmallGroupNewBusiness', statuses: QUOTE_STATUSES, preselected: DEFAULT_QUEUE_STATUSES },
  Renewals: { type: 'SmallGroupRenewal', statuses: QUOTE_STATUSES, preselected: DEFAULT_QUEUE_STATUSES },
  PassiveRenewals: { type: 'SmallGroupRenewal', statuses: PASSIVE, preselected: PASSIVE },
};

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

/**
 * The statuses that the queue of individuals shows when it opens. Spec 002 section 4 names three of them, which hardly any individual
 * quote ever has: with those alone the queue would look empty. Individuals, decision 5.
 */
export const DEFAULT_INDIVIDUAL_STATUSES: readonly QuoteStatus[] = [
  ...DEFAULT_QUEUE_STATUSES,
  'Complete',
  'PaymentPending',
  'PendingSEVerification',
  'Pended',
  'FailedEnrollment',
];

/** Submitted, and something still has to happen. */
export const WAITING_INDIVIDUAL_STATUSES: readonly QuoteStatus[] = INDIVIDUAL_STATUSES.filter(
  (status) =>
    DEFAULT_INDIVIDUAL_STATUSES.includes(status) && INDIVIDUAL_TRANSITIONS.some(({ from }) => from.includes(status)),
);

/** Ways of looking at the queue of individuals, by what there is to do. */
export const INDIVIDUAL_VIEW_NAMES = ['NeedsReview', 'Pended', 'Mine', 'Failed', 'Waiting', 'Decided'] as const;
type IndividualViewName = (typeof INDIVIDUAL_VIEW_NAMES)[number];

/** Staff can decide what becomes of the application. */
const OPEN: readonly QuoteStatus[] = ['FailedEnrollment', 'Pended'];

/**
 * As for groups, except that the carrier or the marketplace decides: staff review what these did not accept, and nothing is left to do for a
 * complete enrollment, although the sales dashboards call it Sales Review (individuals, decision 4).
 */
export const INDIVIDUAL_VIEWS: Record<IndividualViewName, WorkView> = {
  NeedsReview: { label: 'Needs review', statuses: OPEN, order: 'ASC' },
  Pended: { label: 'Pended', statuses: ['Pended'], order: 'ASC' },
  Mine: { label: 'Mine', statuses: WAITING_INDIVIDUAL_STATUSES, onlyMine: true, order: 'ASC' },
  Failed: { label: 'Failed', statuses: ['FailedEnrollment'], order: 'ASC' },
  Waiting: { label: 'Waiting on agent or client', statuses: ['PaymentPending', 'PendingSEVerification'], order: 'ASC' },
  Decided: { label: 'Decided', statuses: [...DEFAULT_QUEUE_STATUSES, 'Complete', 'Declined'], order: 'DESC' },
};
