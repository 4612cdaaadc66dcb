import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import { addDays, type IsoDate } from '#shared/dates/iso-date';
import { SOON_DAYS } from './rule-state.ts';

/** Something that will happen to a rule by itself. */
export interface ComingChange {
  rule: BusinessRuleResponse;
  /** `starts`: the first day of its value; `ends`: the last. */
  kind: 'starts' | 'ends';
  day: IsoDate;
}

/** What starts or ends from today on within 30 days, soonest first. A rule that started today is in force already. */
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

/** The program itself, when it fills in the defaults. */
const SYSTEM = 'system';

/** The rules that people changed last, newest first; what the program filled in at its first start is left out. */
export const recentlyChanged = (rules: readonly BusinessRuleResponse[], count: number): BusinessRuleResponse[] =>
  rules
    .filter(({ ChangedBy }) => ChangedBy !== SYSTEM)
    .sort((one, other) => other.ChangedAt.localeCompare(one.ChangedAt) || other.Id - one.Id)
    .slice(0, count);
