import { RULE_CATALOGUE } from '#shared/business-rules/rule-catalogue';
import { type RuleDifference, valueOf, type WrittenVersion } from '#shared/business-rules/rule-comparison';
import { COMPARED_RULE, type ComparedRule } from '#shared/business-rules/rule-comparison.record';
import type { IsoDate } from '#shared/dates/iso-date';
import type { BusinessRule } from '../../../platform/business-rules/business-rule.table.ts';
import { answerOf } from '../../../platform/http/body-of.ts';
import { WireDay } from '../../../platform/http/validation.ts';

export class ComparedRuleAnswer extends answerOf(COMPARED_RULE) {}

export class ComparedDaysDto {
  @WireDay()
  from: IsoDate;

  @WireDay()
  to: IsoDate;
}

type WrittenRule = BusinessRule & WrittenVersion;

export const toComparedRule = ({ key, before, after, cause }: RuleDifference<WrittenRule>): ComparedRule => ({
  Key: key,
  ConfigSource: RULE_CATALOGUE[key].source,
  Type: RULE_CATALOGUE[key].type,
  Before: valueOf(key, before),
  IsBeforeDefault: before === null,
  After: valueOf(key, after),
  IsAfterDefault: after === null,
  RuleId: cause.id,
  EffectiveDate: cause.effectiveDate,
  TermDate: cause.termDate,
  ChangedAt: cause.createdAt.toISOString(),
  ChangedBy: cause.createdBy,
});
