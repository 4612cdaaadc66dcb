import type { ComparedRule } from '#shared/business-rules/business-rule.record';
import { ruleName } from '#shared/business-rules/rule-names';
import { RULE_TOPICS, ruleTopic } from '#shared/business-rules/rule-topics';
import { detroitDay } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import { isDefault } from '../rule-days.ts';
import { shownValue } from '../rule-form.ts';
import type { ComparedDays } from '../rule-queries.ts';
import { csvText } from '../rules-csv.ts';

/** "3 rules differ between 11/1/2026 and 11/25/2026." */
export function comparedSentence(count: number, { from, to }: ComparedDays): string {
  const days = `between ${formatDay(from)} and ${formatDay(to)}`;
  if (count === 0) {
    return `No rule differs ${days}.`;
  }
  return count === 1 ? `1 rule differs ${days}.` : `${count} rules differ ${days}.`;
}

/**
 * What the version that made the difference did: "In force from 1/1/2027", "Ended 12/31/2026". One that was entered only between the two
 * days may say that it applies from an earlier day on: then its entry made the difference.
 */
export const causeWords = (
  { IsAfterDefault, EffectiveDate, TermDate, ChangedAt }: ComparedRule,
  { from }: Pick<ComparedDays, 'from'>,
): string => {
  if (IsAfterDefault && TermDate !== null) {
    return `Ended ${formatDay(TermDate)}`;
  }
  return EffectiveDate > from
    ? `In force from ${formatDay(EffectiveDate)}`
    : `Entered ${formatDay(detroitDay(new Date(ChangedAt)))}, for ${formatDay(EffectiveDate)} on`;
};

/** In the order of the lists. */
export const byTopic = (rules: readonly ComparedRule[]): ComparedRule[] =>
  [...rules].sort(
    (one, other) =>
      RULE_TOPICS.indexOf(ruleTopic(one.Key)) - RULE_TOPICS.indexOf(ruleTopic(other.Key)) ||
      ruleName(one.Key).localeCompare(ruleName(other.Key), 'en'),
  );

export function comparisonCsv(rules: readonly ComparedRule[], days: ComparedDays): string {
  const { from, to } = days;
  const head = ['Topic', 'Rule', 'Key', `Value on ${from}`, `Value on ${to}`, 'Change', 'Changed by', 'Changed'];
  const rows = byTopic(rules).map((rule) => [
    ruleTopic(rule.Key),
    ruleName(rule.Key),
    rule.Key,
    shownValue(rule.Type, rule.Before),
    shownValue(rule.Type, rule.After),
    causeWords(rule, days),
    isDefault(rule) ? 'Default' : rule.ChangedBy,
    formatInstant(rule.ChangedAt),
  ]);
  return csvText([head, ...rows]);
}
