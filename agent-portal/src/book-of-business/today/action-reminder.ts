import { ACTION_LABELS, type DailyAction } from '#shared/book-of-business/individuals/today/daily-actions.record';
import { actionText } from '#shared/book-of-business/individuals/today/action-texts';
import { addDays, type IsoDate } from '#shared/dates/iso-date';
import { FEW_DAYS } from '../../components/days-left.ts';
import { reminderFile } from '../../components/reminder-file.ts';
import { nameOf, recordPath } from '../../components/action-links.ts';

interface ReminderContext {
  today: IsoDate;
  now: Date;
  /** "https://quote.example" */
  origin: string;
}

/** A calendar entry on the last day; tomorrow where there is none, or it is over. */
export function actionReminder(
  action: DailyAction,
  { today, now, origin }: ReminderContext,
): { name: string; text: string } {
  const { Kind, ContractId, QuoteId, Deadline } = action;
  const isAhead = Deadline !== null && Deadline > today;
  const day = isAhead ? Deadline : addDays(today, 1);
  const record = ContractId === null ? `quote-${QuoteId}` : `contract-${ContractId}`;
  const text = reminderFile({
    id: `${Kind}-${record}-${day}@priority-quote`,
    day,
    title: `Call ${nameOf(action)}: ${ACTION_LABELS[Kind].toLowerCase()}`,
    text: `${actionText(action)}. ${origin}${recordPath(action)}`,
    daysBefore: isAhead ? Math.min(action.DaysLeft ?? 0, FEW_DAYS) : 0,
    createdAt: now,
  });
  return { name: `${record}-${day}.ics`, text };
}
