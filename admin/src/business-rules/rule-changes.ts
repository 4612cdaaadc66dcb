import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import { addDays, type IsoDate } from '#shared/dates/iso-date';
import { SOON_DAYS } from './rule-state.ts';

/** An upcoming automatic change of a rule. */
export interface ComingChange {
  rule: BusinessRuleResponse;
  /** `starts`: the first day of its value; `ends`: the last. */
  kind: 'starts' | 'ends';
  day: IsoDate;
}

/** What starts or ends within 30 days from today, soonest first. A rule that started today is already in force. */
export function comingChanges(rules: readonly BusinessRuleResponse[], today: IsoDate): ComingChange[] {
  const last = addDays(today, SOON_DAYS);
  const changes = rules.flatMap((rule): ComingChange[] => [
    ...(rule.EffectiveDate > today ? [{ rule, kind: 'starts' as const, day: rule.EffectiveDate }] : []),
    ...(rule.TermDate !== null && rule.TermDate >= today ? [{ rule, kind: 'ends' as const, day: rule.TermDate }] : []),
  ]);
  return changes
    .filter(({ day }) => day <= last)
    .sort((one, other) => one.day.localeCompare(other.day) || one.rule.Key.localeCompare(other.rule.Key));
}

/** The name recorded when the program itself writes the defaults. */
const SYSTEM = 'system';

/** The rules most recently changed by people, newest first; defaults written at first startup are excluded. */
export const recentlyChanged = (rules: readonly BusinessRuleResponse[], count: number): BusinessRuleResponse[] =>
  rules
    .filter(({ ChangedBy }) => ChangedBy !== SYSTEM)
    .sort((one, other) => other.ChangedAt.localeCompare(one.ChangedAt) || other.Id - one.Id)
    .slice(0, count);
