import type { GroupDashboardRow } from '#shared/groups/dashboard.record';
import { today } from '#web/inputs/today';
import { useRowStep } from '../rows/use-row-step.ts';
import { type ActionRow, actionRows } from './action-rows.ts';

/** The rows that need this user's action now, by risk and deadline. */
export function useActionRows(rows: readonly GroupDashboardRow[]): ActionRow[] {
  const stepOf = useRowStep();
  return actionRows(rows, today(), (row) => stepOf(row).blockedReason !== null);
}
