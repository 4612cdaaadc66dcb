import { isRuleKey, RULE_CATALOGUE } from '#shared/business-rules/rule-catalogue';
import type { RuleWindow } from '#shared/business-rules/rule-windows';
import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import { addDays, type IsoDate, parseIsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { type RuleForm, shownValue, typeOfKey } from './rule-form.ts';

type Window = Pick<BusinessRuleResponse, 'EffectiveDate' | 'TermDate'>;
type QuoteWindow = Pick<BusinessRuleResponse, 'QuoteEffectiveStartDate' | 'QuoteEffectiveEndDate'>;

/** Written by the program itself, not by a person. */
export const isDefault = ({ ChangedBy }: Pick<BusinessRuleResponse, 'ChangedBy'>): boolean => ChangedBy === 'system';

/** "1/1/2014 to 12/31/2026", "From 1/1/2027, no end". */
export const rulePeriod = ({ EffectiveDate, TermDate }: Window): string =>
  TermDate ? `${formatDay(EffectiveDate)} to ${formatDay(TermDate)}` : `From ${formatDay(EffectiveDate)}, no end`;

/** The effective dates to which a rule applies: "All quotes", "1/1/2027 to 12/31/2027", "From 1/1/2027". */
export function quoteWindow({ QuoteEffectiveStartDate: from, QuoteEffectiveEndDate: to }: QuoteWindow): string {
  if (from && to) {
    return `${formatDay(from)} to ${formatDay(to)}`;
  }
  if (from) {
    return `From ${formatDay(from)}`;
  }
  return to ? `Up to ${formatDay(to)}` : 'All quotes';
}

/** The rule in force on a day; otherwise the next one to start, otherwise the last one that ended. */
export function presentRule(rules: readonly BusinessRuleResponse[], today: IsoDate): BusinessRuleResponse | undefined {
  const byStart = [...rules].sort((one, other) => one.EffectiveDate.localeCompare(other.EffectiveDate));
  return byStart.find(({ TermDate }) => TermDate === null || TermDate >= today) ?? byStart.at(-1);
}

/**
 * The first day, from today on, after all of these rules have ended.
 *
 * @returns null when one of them has no end date: it needs one before another rule can follow
 */
export function firstFreeDay(rules: readonly BusinessRuleResponse[], today: IsoDate): IsoDate | null {
  const ends = rules.map(({ TermDate }) => TermDate);
  if (ends.includes(null)) {
    return null;
  }
  return ends.reduce<IsoDate>((free, end) => (end !== null && end >= free ? addDays(end, 1) : free), today);
}

export const SOON_DAYS = 30;

export type RuleState = 'inForce' | 'upcoming' | 'ending' | 'expired';

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

/** The rules most recently changed by people, newest first; defaults written at first startup are excluded. */
export const recentlyChanged = (rules: readonly BusinessRuleResponse[], count: number): BusinessRuleResponse[] =>
  rules
    .filter((rule) => !isDefault(rule))
    .sort((one, other) => other.ChangedAt.localeCompare(one.ChangedAt) || other.Id - one.Id)
    .slice(0, count);

/**
 * The dates that end a rule as of today. A rule that did not start before today then never applied: it gets a single past day on
 * which no other rule of its key applies.
 */
export function endedDays(
  form: RuleForm,
  others: readonly RuleWindow[],
  today: IsoDate,
): Pick<RuleForm, 'EffectiveDate' | 'TermDate'> {
  const yesterday = addDays(today, -1);
  const begins = form.EffectiveDate ?? '';
  if (begins !== '' && begins <= yesterday) {
    return { EffectiveDate: begins, TermDate: yesterday };
  }
  const beforeAll = others.reduce<IsoDate>(
    (day, { effectiveDate }) => (effectiveDate <= day ? addDays(effectiveDate, -1) : day),
    yesterday,
  );
  return { EffectiveDate: beforeAll, TermDate: beforeAll };
}

/**
 * What applies until a rule in force begins again, when its first day is moved into the future and no other rule of its key comes before.
 *
 * @param before the rule as it is stored
 */
export function beforeTheStart(
  form: RuleForm,
  before: RuleForm,
  others: readonly RuleWindow[],
  today: IsoDate,
): string | null {
  const first = parseIsoDate(form.EffectiveDate ?? '');
  if (first === null || first <= today || (before.EffectiveDate ?? '') > today || !isRuleKey(form.Key)) {
    return null;
  }
  const last = addDays(first, -1);
  if (others.some((other) => covers(other, last))) {
    return null;
  }
  const type = typeOfKey(form.Key);
  return `Until ${formatDay(last)}, no rule applies and the default is used: ${shownValue(type, RULE_CATALOGUE[form.Key].default)}. To keep ${shownValue(type, before.Value ?? '')} until then, end this rule on that day and add another one.`;
}

const covers = ({ effectiveDate, termDate }: RuleWindow, day: IsoDate): boolean =>
  effectiveDate <= day && (termDate === null || termDate >= day);

/**
 * What applies after a rule's last day, when no other rule of its key follows.
 * @returns null while there is no last day, or when another rule follows
 */
export function afterTheEnd(form: RuleForm, others: readonly RuleWindow[]): string | null {
  const last = parseIsoDate(form.TermDate ?? '');
  if (last === null || !isRuleKey(form.Key)) {
    return null;
  }
  const next = addDays(last, 1);
  const isFollowed = others.some((other) => covers(other, next));
  const value = shownValue(typeOfKey(form.Key), RULE_CATALOGUE[form.Key].default);
  return isFollowed ? null : `From ${formatDay(next)} on, no rule applies and the default is used: ${value}.`;
}
