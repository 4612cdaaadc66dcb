import { queryOptions } from '@tanstack/react-query';
import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import { getJson } from '#web/http/client';
import type { ResourceCalls } from '../providers/data-provider.ts';

/** The resource's name, and the address of its first screen below /sales. */
export const RULES = 'configuration';

const LIST = '/api/sales/GetBusinessRules';

export const businessRuleCalls: ResourceCalls = {
  list: LIST,
  save: '/api/sales/AddOrUpdateBusinessRule',
  idField: 'Id',
};

/** A row of the lists: the answer of the server, and its Id under the name that react-admin looks for. */
export type RuleRecord = BusinessRuleResponse & { id: number };

/** Every rule that nothing has replaced, expired ones included: a few hundred at most. */
export const currentRulesQuery = queryOptions({
  queryKey: [RULES, 'current'],
  queryFn: ({ signal }) => getJson<BusinessRuleResponse[]>(LIST, signal),
});

/** Every version of the rule that this id belongs to, newest first: the first is the one that counts now. */
export const ruleHistoryQuery = (id: number) =>
  queryOptions({
    queryKey: [RULES, 'history', id],
    queryFn: ({ signal }) => getJson<BusinessRuleResponse[]>(`/api/sales/GetBusinessRuleHistory/${id}`, signal),
    enabled: Number.isInteger(id),
  });
