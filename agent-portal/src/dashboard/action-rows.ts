import type { DashboardRow, GroupDashboardRow } from '#shared/groups/dashboard.record';
import { daysBetween, detroitDay, type IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import {
  ACTION_REASONS,
  type ActionReason,
  byUrgency,
  neededAction,
  type NeededAction,
  neededHouseholdAction,
} from '#shared/quotes/needs-action';
import type { PremiumAnswer } from '#shared/quotes/quote-premium.record';
import { isGroupRow } from './dashboard-rows.ts';

export interface ActionRow {
  row: DashboardRow;
  action: NeededAction;
}

/** The groups and households that need action now, by deadline. @param isBlocked staff do what comes next for the group */
export function actionRows(
  rows: readonly DashboardRow[],
  today: IsoDate,
  isBlocked: (row: GroupDashboardRow) => boolean,
): ActionRow[] {
  return rows
    .flatMap((row) => {
      const action = isGroupRow(row) ? groupAction(row, today, isBlocked(row)) : householdAction(row, today);
      return action ? [{ row, action }] : [];
    })
    .sort((a, b) => byUrgency(a.action, b.action));
}

const groupAction = (row: GroupDashboardRow, today: IsoDate, isBlocked: boolean): NeededAction | null =>
  neededAction({
    status: row.Status,
    isRenewalQuote: row.IAG,
    hasReply: row.AgentRepliedAt !== null,
    answeredOn: answeredOn(row),
    missingDocuments: row.MissingDocuments,
    effectiveDate: row.EffectiveDate,
    renewalDate: row.G.RD,
    isUpcomingRenewal: row.IR,
    isBlocked,
    today,
  });

const householdAction = (row: DashboardRow, today: IsoDate): NeededAction | null =>
  row.Status === null || row.EffectiveDate === null
    ? null
    : neededHouseholdAction({
        status: row.Status,
        expiry: row.Expiry?.Kind ?? null,
        effectiveDate: row.EffectiveDate,
        answeredOn: answeredOn(row),
        selectBy: row.SelectBy,
        documentsDue: row.DocumentsDue,
        today,
      });

const answeredOn = ({ ClientAnsweredAt }: DashboardRow): IsoDate | null =>
  ClientAnsweredAt === null ? null : detroitDay(new Date(ClientAnsweredAt));

/** A renewal that is due is about what the group pays now. */
export const premiumOf = ({ row, action }: ActionRow): PremiumAnswer | null =>
  action.reason === 'renewalDue' ? row.PremiumNow : row.Premium;

/** The reasons that occur, highest risk first. */
export const countByReason = (rows: readonly ActionRow[]): { reason: ActionReason; count: number }[] =>
  ACTION_REASONS.map((reason) => ({
    reason,
    count: rows.filter(({ action }) => action.reason === reason).length,
  })).filter(({ count }) => count > 0);

const ON_THAT_DAY: Record<NeededAction['deadlineOf'], string> = {
  effective: 'Effective',
  renewal: 'Renews',
  selection: 'Select plans by',
  documents: 'Due',
  answer: 'Answered',
};

/** "Renews 1/1/2027, in 10 days" */
export const deadlineText = ({ deadline, deadlineOf }: NeededAction, today: IsoDate): string =>
  deadline === null
    ? 'No date yet'
    : `${ON_THAT_DAY[deadlineOf]} ${formatDay(deadline)}, ${distance(daysBetween(today, deadline))}`;

function distance(days: number): string {
  if (days === 0) {
    return 'today';
  }
  const count = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
  return days > 0 ? `in ${count}` : `${count} ago`;
}
