import type { GroupDashboardRow } from '#shared/groups/dashboard-row.record';
import type { QuoteStatus } from '#shared/quotes/quote-status';

/** How many groups the dashboard has, by their newest change, besides those that renew soon or need action. */
export const NEWEST_GROUPS = 200;
export const OLDER_LEFT_OUT = `Groups beyond the ${NEWEST_GROUPS} changed last are left out. Find them with Search.`;

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

const IN_LIST: Record<DashboardList, (row: GroupDashboardRow) => boolean> = {
  /** Quotes in progress and new groups. */
  quotes: ({ LQID, IR }) => LQID !== null || !IR,
  renewals: ({ IR }) => IR,
};

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

const VALUES: Record<DashboardOrder, (row: GroupDashboardRow) => string | number | null> = {
  Group: ({ G }) => G.GN.toLowerCase(),
  Quote: ({ QuoteName }) => QuoteName?.toLowerCase() ?? null,
  Status: ({ LQS }) => LQS,
  EffectiveDate: ({ EffectiveDate }) => EffectiveDate,
  RenewalDate: ({ G }) => G.RD,
  Premium: ({ Premium }) => Premium?.Amount ?? null,
  PremiumNow: ({ PremiumNow }) => PremiumNow?.Amount ?? null,
  PremiumThen: (row) => premiumThen(row)?.Amount ?? null,
  Members: ({ Members }) => Members,
  LastChange: ({ LQMD }) => LQMD,
};

export interface DashboardSort {
  field: DashboardOrder;
  direction: 'ASC' | 'DESC';
}

/** The most recently changed quotes first, and the renewals that are soonest. */
export const USUAL_SORT: Record<DashboardList, DashboardSort> = {
  quotes: { field: 'LastChange', direction: 'DESC' },
  renewals: { field: 'RenewalDate', direction: 'ASC' },
};

/** The rows of a list, in this order. */
export function listed(
  rows: readonly GroupDashboardRow[],
  list: DashboardList,
  { field, direction }: DashboardSort = USUAL_SORT[list],
): GroupDashboardRow[] {
  const valueOf = VALUES[field];
  const sign = direction === 'ASC' ? 1 : -1;
  return rows.filter(IN_LIST[list]).sort((a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)];
    if (one === other) {
      return a.G.Id - b.G.Id;
    }
    return one === null || other === null ? (one === null ? 1 : -1) : sign * (one < other ? -1 : 1);
  });
}

/** The group renews soon, and its newest quote is not for the renewal. */
export const needsRenewalQuote = ({ IR, IAG, LQID }: GroupDashboardRow): boolean => IR && !(IAG && LQID !== null);

/** What the group will pay from its renewal date on; null until its renewal quote has plans. */
export const premiumThen = (row: GroupDashboardRow): GroupDashboardRow['Premium'] => (row.IAG ? row.Premium : null);

/** Every word must occur in the group's name or number, the quote's name or number, or the status. */
export function matching(rows: readonly GroupDashboardRow[], text: string): readonly GroupDashboardRow[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) {
    return rows;
  }
  return rows.filter(({ G, QuoteName, LQID, LQS }) => {
    const searched = `${G.GN} ${G.GEId ?? ''} ${QuoteName ?? ''} ${LQID ?? ''} ${LQS}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
}
