import { counted } from '#shared/formats/counted';
import type { DashboardRow, GroupDashboardRow, IndividualDashboardRow } from '#shared/groups/dashboard-row.record';
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

export const isGroupRow = (row: DashboardRow): row is GroupDashboardRow => row.G !== null;
export const isIndividualRow = (row: DashboardRow): row is IndividualDashboardRow => row.I !== null;

/** Quotes in progress and new groups, most recently changed first. Source: spec 001 section 2, "/dashboard". */
export const inFlight = (rows: readonly GroupDashboardRow[]): GroupDashboardRow[] =>
  rows.filter(({ LQID, IR }) => LQID !== null || !IR).sort((a, b) => compare(b.LQMD, a.LQMD));

/** Groups with an upcoming renewal, soonest first. */
export const upcomingRenewals = (rows: readonly GroupDashboardRow[]): GroupDashboardRow[] =>
  rows.filter(({ IR }) => IR).sort((a, b) => compare(a.G.RD ?? '', b.G.RD ?? ''));

/** The group renews soon, and its newest quote is not for the renewal. */
export const needsRenewalQuote = ({ IR, IAG, LQID }: GroupDashboardRow): boolean => IR && !(IAG && LQID !== null);

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

export function countByStage(rows: readonly GroupDashboardRow[]): Record<Stage, number> {
  const counts = { progress: 0, review: 0, finished: 0 };
  for (const { Status } of rows) {
    counts[stageOf(Status)] += 1;
  }
  return counts;
}

/** The group's status in the dashboard's wording. Source: spec 001 section 4, "Dashboard display rewrites". */
export const groupStanding = (standing: GroupDashboardRow['DSD']): string =>
  standing === 'NEW BUSINESS' ? 'New Group' : 'Active';

export const memberCount = ({ Members }: GroupDashboardRow): string => counted(Members, 'member');

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
