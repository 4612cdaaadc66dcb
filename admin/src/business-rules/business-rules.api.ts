import { queryOptions } from '@tanstack/react-query';
import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import { getJson } from '#web/http/client';
import type { ResourceCalls } from '../providers/data-provider.ts';

/** The resource's name, and the path of its first screen below /sales. */
export const RULES = 'configuration';

const LIST = '/api/sales/GetBusinessRules';

export const businessRuleCalls: ResourceCalls = {
  list: LIST,
  save: '/api/sales/AddOrUpdateBusinessRule',
  idField: 'Id',
};

/** A list row: the server's answer with its Id as `id`, which react-admin requires. */
export type RuleRecord = BusinessRuleResponse & { id: number };

/** The current version of every rule, expired ones included: a few hundred at most. */
export const currentRulesQuery = queryOptions({
  queryKey: [RULES, 'current'],
  queryFn: ({ signal }) => getJson<BusinessRuleResponse[]>(LIST, signal),
});

/** Every version of the rule to which this id belongs, newest first: the first one is current. */
export const ruleHistoryQuery = (id: number) =>
  queryOptions({
    queryKey: [RULES, 'history', id],
    queryFn: ({ signal }) => getJson<BusinessRuleResponse[]>(`/api/sales/GetBusinessRuleHistory/${id}`, signal),
    enabled: Number.isInteger(id),
  });
