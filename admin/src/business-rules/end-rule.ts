import { isRuleKey, RULE_CATALOGUE } from '#shared/business-rules/rule-catalogue';
import type { RuleWindow } from '#shared/business-rules/rule-windows';
import { addDays, parseIsoDate, type IsoDate } from '#shared/dates/iso-date';
import { formatDayWithoutZeros } from '#shared/formats/auto-date';
import { typeOfKey, type RuleForm } from './rule-form.ts';
import { shownValue } from './shown-value.ts';

/**
 * The days with which a rule holds no more from today on. One that has not begun before today then never did: it gets a single day
 * of the past on which no other rule of its key holds.
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
 * What holds after the last day of a rule, when no other rule of its key follows.
 * @returns null while there is no last day, or where another rule follows
 */
export function afterTheEnd(form: RuleForm, others: readonly RuleWindow[]): string | null {
  const last = parseIsoDate(form.TermDate ?? '');
  if (last === null || !isRuleKey(form.Key)) {
    return null;
  }
  const next = addDays(last, 1);
  const isFollowed = others.some(
    ({ effectiveDate, termDate }) => effectiveDate <= next && (termDate === null || termDate >= next),
  );
  const value = shownValue(typeOfKey(form.Key), RULE_CATALOGUE[form.Key].default);
  return isFollowed
    ? null
    : `From ${formatDayWithoutZeros(next)} on no rule holds, and the program takes its default: ${value}.`;
}
