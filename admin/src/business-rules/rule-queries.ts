import { queryOptions } from '@tanstack/react-query';
import { addressesOf } from '#shared/answers/calls';
import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import { CONFIGURED_RULES } from '#shared/business-rules/business-rules.calls';
import { WITH_NOTICE, asking, query } from '#web/http/calls';
import type { ResourceCalls } from '../providers/data-provider.ts';

/** The resource's name, and the path of its first screen below /sales. */
export const RULES = 'configuration';

export const businessRuleCalls: ResourceCalls = {
  list: asking(CONFIGURED_RULES.list).path,
  save: addressesOf(CONFIGURED_RULES.save)[0],
  idField: 'Id',
};

/** A list row: the server's answer with its Id as `id`, which react-admin requires. */
export type RuleRecord = BusinessRuleResponse & { id: number };

/** The current version of every rule, expired ones included: a few hundred at most. */
export const currentRulesQuery = queryOptions({
  ...query(CONFIGURED_RULES.list, {}, WITH_NOTICE),
  queryKey: [RULES, 'current'],
});

/** Every version of the rule to which this id belongs, newest first: the first one is current. */
export const ruleHistoryQuery = (id: number) =>
  queryOptions({
    ...query(CONFIGURED_RULES.history, { id }, WITH_NOTICE),
    queryKey: [RULES, 'history', id],
    enabled: Number.isInteger(id),
  });
