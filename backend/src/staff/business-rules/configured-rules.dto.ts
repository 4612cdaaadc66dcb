import { IsIn, IsInt, IsNotEmpty, IsOptional, IsPositive, IsString, Matches, MaxLength } from 'class-validator';
import { isRuleKey, RULE_CATALOGUE } from '#shared/business-rules/rule-catalogue';
import { MAX_VALUE_LENGTH } from '#shared/business-rules/rule-value';
import { isExpired } from '#shared/business-rules/rule-windows';
import type {
  BusinessRuleRequest,
  BusinessRuleResponse,
  ConfigSource,
  RuleType,
} from '#shared/contract/business-rules';
import type { IsoDate } from '#shared/dates/iso-date';
import type { BusinessRule } from '../../platform/business-rules/business-rule.entity.ts';
import { WireDay } from '../../platform/http/validation.ts';

/** Shape only. Whether the value suits the key and the dates fit is decided by SaveBusinessRuleService. */
export class BusinessRuleDto implements BusinessRuleRequest {
  /** The version to replace; absent for a new rule. */
  @IsOptional()
  @IsInt()
  @IsPositive()
  Id?: number;

  @IsString()
  @IsNotEmpty()
  @MaxLength(80)
  Key: string;

  /** Text of the key's type: a number, true or false, a day, a list with commas. */
  @IsString()
  @MaxLength(MAX_VALUE_LENGTH)
  Value: string;

  @IsString()
  @MaxLength(500)
  Description: string;

  @WireDay()
  EffectiveDate: IsoDate;

  /** The last day; null = no end. */
  @IsOptional()
  @WireDay()
  TermDate?: IsoDate | null;

  @IsOptional()
  @WireDay()
  QuoteEffectiveStartDate?: IsoDate | null;

  @IsOptional()
  @WireDay()
  QuoteEffectiveEndDate?: IsoDate | null;

  /** 0 = quote configuration, 1 = shop configuration. */
  @IsIn([0, 1])
  ConfigSource: ConfigSource;
}

/** React-admin's list query; without `range` the answer is every rule that the filter leaves. */
export class BusinessRulesQueryDto {
  /** JSON: { ConfigSource?: 0 | 1, IsActive?: boolean, expired?: boolean, q?: string, id?: number[] } */
  @IsOptional()
  @IsString()
  filter?: string;

  /** JSON: [first, last] */
  @IsOptional()
  @IsString()
  range?: string;

  /** JSON: ["Key", "ASC"] */
  @IsOptional()
  @IsString()
  sort?: string;
}

export class PreviewQueryDto {
  /** `Next` of the answer before; absent to begin. */
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

/** Keys that an older release knew are shown as text. */
export const typeOfRule = (key: string): RuleType => (isRuleKey(key) ? RULE_CATALOGUE[key].type : 'text');
