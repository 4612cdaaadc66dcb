import { RULE_CATALOGUE } from '#shared/business-rules/rule-catalogue';
import { type RuleDifference, valueOf, type WrittenVersion } from '#shared/business-rules/rule-comparison';
import type { ComparedRule } from '#shared/business-rules/business-rule.record';
import type { BusinessRule } from '../../../platform/business-rules/business-rule.table.ts';

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
