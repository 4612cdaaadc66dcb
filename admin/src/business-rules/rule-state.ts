import { addDays, type IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';

export const SOON_DAYS = 30;

export type RuleState = 'inForce' | 'upcoming' | 'ending' | 'expired';

interface Window {
  EffectiveDate: IsoDate;
  TermDate: IsoDate | null;
}

/** A rule's state on a given day; its first and last day are inclusive. "Ending" = in force, and expires within 30 days. */
export function ruleState({ EffectiveDate, TermDate }: Window, today: IsoDate): RuleState {
  if (TermDate !== null && TermDate < today) {
    return 'expired';
  }
  if (EffectiveDate > today) {
    return 'upcoming';
  }
  return TermDate !== null && TermDate <= addDays(today, SOON_DAYS) ? 'ending' : 'inForce';
}

export function stateLabel(rule: Window, today: IsoDate): string {
  const labels: Record<RuleState, string> = {
    inForce: 'In force',
    upcoming: `Starts ${formatDay(rule.EffectiveDate)}`,
    ending: rule.TermDate === today ? 'Ends today' : `Ends ${formatDay(rule.TermDate)}`,
    expired: `Ended ${formatDay(rule.TermDate)}`,
  };
  return labels[ruleState(rule, today)];
}
