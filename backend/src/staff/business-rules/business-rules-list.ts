import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import { matchesRule, RULE_TOPICS, type RulesFilter, ruleTopic } from '#shared/business-rules/rule-topics';
import { ruleName } from '#shared/business-rules/rule-names';
import { isFlag } from '../../platform/http/list-filter.ts';
import type { Asked } from '../../platform/lists/lists.ts';

export const RULE_ORDERS = [
  'Id',
  'Key',
  'Name',
  'Topic',
  'Value',
  'Description',
  'EffectiveDate',
  'TermDate',
  'QuoteEffectiveStartDate',
  'QuoteEffectiveEndDate',
  'ChangedAt',
  'ChangedBy',
] as const;
export type RuleOrder = (typeof RULE_ORDERS)[number];

const isTopic = (value: unknown) => RULE_TOPICS.some((topic) => topic === value);

export const RULE_FILTERS = {
  ConfigSource: (value: unknown) => value === 0 || value === 1,
  IsActive: isFlag,
  expired: isFlag,
  Topic: isTopic,
  id: Array.isArray,
  q: (value: unknown) => typeof value === 'string',
};

/** There are a few hundred rules at most, so all are in memory. */
export const keptRules = (
  rules: readonly BusinessRuleResponse[],
  { filter, order, direction }: Asked<RulesFilter, RuleOrder>,
): BusinessRuleResponse[] =>
  rules.filter((rule) => matchesRule(rule, filter)).sort(inOrder(order, direction === 'ASC' ? 1 : -1));

/** By what it is sorted: within a topic by name. */
function sortValue(rule: BusinessRuleResponse, order: RuleOrder): string | number | null {
  if (order === 'Name') {
    return ruleName(rule.Key);
  }
  return order === 'Topic' ? RULE_TOPICS.indexOf(ruleTopic(rule.Key)) : rule[order];
}

/** Rows without a value come last in ascending order; equal ones are sorted by name and id, so that pages never overlap. */
const inOrder = (order: RuleOrder, sign: 1 | -1) => (one: BusinessRuleResponse, other: BusinessRuleResponse) =>
  sign * compare(sortValue(one, order), sortValue(other, order)) ||
  compare(ruleName(one.Key), ruleName(other.Key)) ||
  one.Id - other.Id;

function compare(one: string | number | null, other: string | number | null): number {
  if (one === null || other === null) {
    return Number(one === null) - Number(other === null);
  }
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'en');
}
