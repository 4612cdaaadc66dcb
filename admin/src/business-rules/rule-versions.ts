import type { RuleWindow } from '#shared/business-rules/rule-windows';
import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import type { IsoDate } from '#shared/dates/iso-date';

/** A stored rule's date range, in the form that the shared date-range rules take. */
export const toVersionWindow = (rule: BusinessRuleResponse): RuleWindow => ({
  effectiveDate: rule.EffectiveDate,
  termDate: rule.TermDate,
  quoteEffectiveStartDate: rule.QuoteEffectiveStartDate,
  quoteEffectiveEndDate: rule.QuoteEffectiveEndDate,
});

/** The rule in force on a day; otherwise the next one to start, otherwise the last one that ended. */
export function presentRule(rules: readonly BusinessRuleResponse[], today: IsoDate): BusinessRuleResponse | undefined {
  const byStart = [...rules].sort((one, other) => one.EffectiveDate.localeCompare(other.EffectiveDate));
  return byStart.find(({ TermDate }) => TermDate === null || TermDate >= today) ?? byStart.at(-1);
}
