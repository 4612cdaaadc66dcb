import type { GroupDashboardRow } from '#shared/groups/dashboard.record';
import { daysBetween, type IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import {
  ACTION_REASONS,
  type ActionReason,
  byUrgency,
  neededAction,
  type NeededAction,
} from '#shared/quotes/needs-action';

export interface ActionRow {
  row: GroupDashboardRow;
  action: NeededAction;
}

/** The rows that need action now, by risk and deadline. */
export function actionRows(
  rows: readonly GroupDashboardRow[],
  today: IsoDate,
  isBlocked: (row: GroupDashboardRow) => boolean,
): ActionRow[] {
  return rows
    .flatMap((row) => {
      const action = neededAction({
        status: row.Status,
        isRenewalQuote: row.IAG,
        hasReply: row.AgentRepliedAt !== null,
        hasAnswer: row.ClientAnsweredAt !== null,
        missingDocuments: row.MissingDocuments,
        effectiveDate: row.EffectiveDate,
        renewalDate: row.G.RD,
        isUpcomingRenewal: row.IR,
        isBlocked: isBlocked(row),
        today,
      });
      return action ? [{ row, action }] : [];
    })
    .sort((a, b) => byUrgency(a.action, b.action));
}

/** The reasons that occur, highest risk first. */
export const countByReason = (rows: readonly ActionRow[]): { reason: ActionReason; count: number }[] =>
  ACTION_REASONS.map((reason) => ({
    reason,
    count: rows.filter(({ action }) => action.reason === reason).length,
  })).filter(({ count }) => count > 0);

/** "Renews 1/1/2027, in 10 days" */
export function deadlineText({ reason, deadline }: NeededAction, today: IsoDate): string {
  if (deadline === null) {
    return 'No effective date';
  }
  return `${reason === 'renewalDue' ? 'Renews' : 'Effective'} ${formatDay(deadline)}, ${distance(daysBetween(today, deadline))}`;
}

function distance(days: number): string {
  if (days === 0) {
    return 'today';
  }
  const count = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
  return days > 0 ? `in ${count}` : `${count} ago`;
}
