import type { GroupDashboardRow } from '#shared/groups/dashboard-row.record';
import type { QuoteStatus } from '#shared/quotes/quote-status';

/** Whose turn it is, in the agent's wording. */
export const STAGES = ['progress', 'review', 'finished'] as const;
export type Stage = (typeof STAGES)[number];

export const STAGE_LABELS: Record<Stage, string> = {
  progress: 'In progress',
  review: 'With sales',
  finished: 'Finished',
};

const REVIEW: readonly QuoteStatus[] = ['Complete', 'Pended', 'PendingPassive', 'PendingSEVerification'];
const FINISHED: readonly QuoteStatus[] = [
  'Approved',
  'PassivelyRenewed',
  'PassiveRenewalFailure',
  'Rejected',
  'Declined',
  'Expired',
  'Invalid',
];

export function stageOf(status: QuoteStatus | null): Stage {
  if (status && REVIEW.includes(status)) {
    return 'review';
  }
  return status && FINISHED.includes(status) ? 'finished' : 'progress';
}

/** The two lists of groups on the dashboard. Source: spec 001 section 2, "/dashboard". */
export const DASHBOARD_LISTS = ['quotes', 'renewals'] as const;
export type DashboardList = (typeof DASHBOARD_LISTS)[number];

/** What a list can be sorted by. Rows without a value come last. */
export const DASHBOARD_ORDERS = [
  'Group',
  'Quote',
  'Status',
  'EffectiveDate',
  'RenewalDate',
  'Premium',
  'PremiumNow',
  'PremiumThen',
  'Members',
  'LastChange',
] as const;
export type DashboardOrder = (typeof DASHBOARD_ORDERS)[number];

export interface DashboardSort {
  field: DashboardOrder;
  direction: 'ASC' | 'DESC';
}

/** The most recently changed quotes first, and the renewals that are soonest. */
export const USUAL_SORT: Record<DashboardList, DashboardSort> = {
  quotes: { field: 'LastChange', direction: 'DESC' },
  renewals: { field: 'RenewalDate', direction: 'ASC' },
};

/** Staff see all groups, which only the usual order of a list reads by an index. */
export const canSortBy = (list: DashboardList, field: DashboardOrder, isInternal: boolean): boolean =>
  !isInternal || field === USUAL_SORT[list].field;

/** The group renews soon, and its newest quote is not for the renewal. */
export const needsRenewalQuote = ({ IR, IAG, LQID }: GroupDashboardRow): boolean => IR && !(IAG && LQID !== null);

/** What the group will pay from its renewal date on; null until its renewal quote has plans. */
export const premiumThen = (row: GroupDashboardRow): GroupDashboardRow['Premium'] => (row.IAG ? row.Premium : null);
