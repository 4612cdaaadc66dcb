import type { BusinessRuleResponse, ConfigSource } from '#shared/business-rules/business-rule.record';
import { isFlag } from '../../platform/http/list-filter.ts';
import type { Asked } from '../../platform/lists/lists.ts';

export const RULE_ORDERS = [
  'Id',
  'Key',
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

/** `filter` of GET /api/sales/GetBusinessRules. */
export interface RulesFilter {
  ConfigSource?: ConfigSource;
  IsActive?: boolean;
  expired?: boolean;
  id?: unknown[];
  q?: string;
}

export const RULE_FILTERS = {
  ConfigSource: (value: unknown) => value === 0 || value === 1,
  IsActive: isFlag,
  expired: isFlag,
  id: Array.isArray,
  q: (value: unknown) => typeof value === 'string',
};

/** There are a few hundred rules at most, so all are in memory. */
export function keptRules(
  rules: readonly BusinessRuleResponse[],
  { filter, order, direction }: Asked<RulesFilter, RuleOrder>,
): BusinessRuleResponse[] {
  const { ConfigSource, IsActive, expired, id, q = '' } = filter;
  const kept = rules.filter(
    (row) =>
      (ConfigSource === undefined || row.ConfigSource === ConfigSource) &&
      (IsActive === undefined || row.IsActive === IsActive) &&
      (expired === undefined || row.IsActive !== expired) &&
      (id === undefined || id.includes(row.Id)) &&
      holds(row, q),
  );
  return kept.sort(inOrder(order, direction === 'ASC' ? 1 : -1));
}

/** Rows without a value come last in ascending order; equal ones are sorted by id, so that pages never overlap. */
const inOrder = (field: RuleOrder, sign: 1 | -1) => (one: BusinessRuleResponse, other: BusinessRuleResponse) =>
  sign * compare(one[field], other[field]) || one.Id - other.Id;

function compare(one: string | number | null, other: string | number | null): number {
  if (one === null || other === null) {
    return Number(one === null) - Number(other === null);
  }
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'en');
}

function holds({ Key, Value, Description }: BusinessRuleResponse, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return [Key, Value, Description].some((field) => field.toLowerCase().includes(wanted));
}
