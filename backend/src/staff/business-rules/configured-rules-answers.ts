import type { BusinessRuleResponse, RuleType } from '#shared/business-rules/business-rule.record';
import { isRuleKey, RULE_CATALOGUE } from '#shared/business-rules/rule-catalogue';
import { isExpired } from '#shared/business-rules/rule-windows';
import type { IsoDate } from '#shared/dates/iso-date';
import type { BusinessRule } from '../../platform/business-rules/business-rule.table.ts';

export const toBusinessRuleResponse = (rule: BusinessRule, today: IsoDate): BusinessRuleResponse => ({
  Id: rule.id,
  Key: rule.ruleKey,
  Value: rule.value,
  Type: typeOfRule(rule.ruleKey),
  Description: rule.description,
  EffectiveDate: rule.effectiveDate,
  TermDate: rule.termDate,
  QuoteEffectiveStartDate: rule.quoteEffectiveStartDate,
  QuoteEffectiveEndDate: rule.quoteEffectiveEndDate,
  ConfigSource: rule.configSource,
  IsActive: !isExpired(rule, today),
  ChangedAt: rule.createdAt.toISOString(),
  ChangedBy: rule.createdBy,
});

/** Keys from older releases are shown as text. */
export const typeOfRule = (key: string): RuleType => (isRuleKey(key) ? RULE_CATALOGUE[key].type : 'text');
