import { isRuleKey, RULE_CATALOGUE } from '#shared/business-rules/rule-catalogue';
import type { RuleWindow } from '#shared/business-rules/rule-windows';
import { addDays, parseIsoDate, type IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { typeOfKey, type RuleForm } from './rule-form.ts';
import { shownValue } from './shown-value.ts';

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
