import { IsOptional, Matches } from 'class-validator';
import {
  BUSINESS_RULE,
  BUSINESS_RULE_ROW,
  type BusinessRuleResponse,
  type RuleType,
} from '#shared/business-rules/business-rule.record';
import { isRuleKey, RULE_CATALOGUE } from '#shared/business-rules/rule-catalogue';
import { RULE_IMPACT } from '#shared/business-rules/rule-impact.record';
import { isExpired } from '#shared/business-rules/rule-windows';
import type { IsoDate } from '#shared/dates/iso-date';
import type { BusinessRule } from '../../platform/business-rules/business-rule.table.ts';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';

export class RuleBody extends bodyOf(BUSINESS_RULE) {}
export class RuleAnswer extends answerOf(BUSINESS_RULE_ROW) {}
export class RuleImpactAnswer extends answerOf(RULE_IMPACT) {}

export class PreviewQueryDto {
  /** `Next` of the previous response; absent for the first step. */
  @IsOptional()
  @Matches(/^\d{1,10}$/, { message: 'after must be the id of a quote.' })
  after?: string;
}

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
