import type { RuleWindow } from '#shared/business-rules/rule-windows';
import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import type { IsoDate } from '#shared/dates/iso-date';

/** The window of a stored rule, as the shared rules about windows take it. */
export const toVersionWindow = (rule: BusinessRuleResponse): RuleWindow => ({
  effectiveDate: rule.EffectiveDate,
  termDate: rule.TermDate,
  quoteEffectiveStartDate: rule.QuoteEffectiveStartDate,
  quoteEffectiveEndDate: rule.QuoteEffectiveEndDate,
});

/** The rule among these that counts on a day; else the one that comes next, else the one that ended last. */
export function presentRule(rules: readonly BusinessRuleResponse[], today: IsoDate): BusinessRuleResponse | undefined {
  const byStart = [...rules].sort((one, other) => one.EffectiveDate.localeCompare(other.EffectiveDate));
  return byStart.find(({ TermDate }) => TermDate === null || TermDate >= today) ?? byStart.at(-1);
}
