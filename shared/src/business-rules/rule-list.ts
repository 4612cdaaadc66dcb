import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import { ruleName } from '#shared/business-rules/rule-names';
import { RULE_TOPICS, ruleTopic, type RuleTopic } from '#shared/business-rules/rule-topics';
import { plainForSearch } from '#shared/search/search-terms';

/** `filter` of GET /api/sales/GetBusinessRules. */
export interface RulesFilter extends Partial<Pick<BusinessRuleResponse, 'ConfigSource' | 'IsActive'>> {
  expired?: boolean;
  Topic?: RuleTopic;
  id?: unknown[];
  /** Part of the name, the key, the value or the description. */
  q?: string;
}

export const matchesRule = (
  row: BusinessRuleResponse,
  { ConfigSource, IsActive, expired, Topic, id, q = '' }: RulesFilter,
): boolean =>
  (ConfigSource === undefined || row.ConfigSource === ConfigSource) &&
  (IsActive === undefined || row.IsActive === IsActive) &&
  (expired === undefined || row.IsActive !== expired) &&
  (Topic === undefined || ruleTopic(row.Key) === Topic) &&
  (id === undefined || id.includes(row.Id)) &&
  hasText(row, q);

function hasText({ Key, Value, Description }: BusinessRuleResponse, text: string): boolean {
  const wanted = plainForSearch(text);
  return [ruleName(Key), Key, Value, Description].some((field) => plainForSearch(field).includes(wanted));
}

/** The topics that have rules, in order, each with how many match; a chosen topic does not count. */
export function topicCounts(
  rules: readonly BusinessRuleResponse[],
  { Topic: _, ...filter }: RulesFilter,
): { topic: RuleTopic; count: number }[] {
  const matching = rules.filter((rule) => matchesRule(rule, filter));
  const counts = RULE_TOPICS.map((topic) => ({
    topic,
    count: matching.filter(({ Key }) => ruleTopic(Key) === topic).length,
  }));
  return counts.filter(({ count }) => count > 0);
}
