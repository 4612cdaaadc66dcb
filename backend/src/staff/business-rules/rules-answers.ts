import type { BusinessRuleResponse, ComparedRule, RuleType } from '#shared/business-rules/business-rule.record';
import { isRuleKey, RULE_CATALOGUE } from '#shared/business-rules/rule-catalogue';
import { type RuleDifference, valueOf, type WrittenVersion } from '#shared/business-rules/rule-comparison';
import type { RuleProposalResponse } from '#shared/business-rules/rule-proposal.record';
import { isExpired } from '#shared/business-rules/rule-windows';
import type { IsoDate } from '#shared/dates/iso-date';
import type { BusinessRule } from '../../platform/business-rules/business-rule.table.ts';
import type { RuleProposal } from './rule-proposal.table.ts';

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

/** A proposal with its author, its decider, and the version to replace. */
export const toRuleProposalResponse = (proposal: RuleProposal, today: IsoDate): RuleProposalResponse => ({
  Id: proposal.id,
  ReplacesId: proposal.replacesId,
  Replaces: proposal.replaces ? toBusinessRuleResponse(proposal.replaces, today) : null,
  Key: proposal.ruleKey,
  Value: proposal.value,
  Type: typeOfRule(proposal.ruleKey),
  Description: proposal.description,
  EffectiveDate: proposal.effectiveDate,
  TermDate: proposal.termDate,
  QuoteEffectiveStartDate: proposal.quoteEffectiveStartDate,
  QuoteEffectiveEndDate: proposal.quoteEffectiveEndDate,
  ConfigSource: proposal.configSource,
  Reason: proposal.reason,
  Status: proposal.status,
  ProposedBy: proposal.proposedBy!.fullName,
  ProposedAt: proposal.proposedAt.toISOString(),
  DecidedBy: proposal.decidedBy?.fullName ?? null,
  DecidedAt: proposal.decidedAt?.toISOString() ?? null,
  DecisionReason: proposal.decisionReason,
});
