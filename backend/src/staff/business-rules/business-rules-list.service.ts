import { Injectable } from '@nestjs/common';
import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import { ruleName } from '#shared/business-rules/rule-names';
import { matchesRule, RULE_TOPICS, type RulesFilter, ruleTopic } from '#shared/business-rules/rule-topics';
import type { IsoDate } from '#shared/dates/iso-date';
import type { BusinessRule } from '../../platform/business-rules/business-rule.table.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { isFlag } from '../../platform/http/list-filter.ts';
import type { Asked, ListSource, PageQuery } from '../../platform/http/lists.ts';
import { toBusinessRuleResponse } from './rules-answers.ts';

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

interface Snapshot {
  /** The rules that it was built from. */
  versions: readonly BusinessRule[];
  today: IsoDate;
  rules: readonly BusinessRuleResponse[];
}

/** The list of the configuration screens, cached until RulesService sees that a rule has changed. */
@Injectable()
export class ListedRulesService implements ListSource<RulesFilter, RuleOrder, BusinessRuleResponse> {
  readonly rows = 'GetBusinessRules';
  readonly filters = RULE_FILTERS;
  readonly orders = RULE_ORDERS;
  readonly usual = { order: 'Key', direction: 'ASC' } as const;
  private snapshot: Snapshot | null = null;

  constructor(
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  async listPage({ first, count, ...asked }: PageQuery<RulesFilter, RuleOrder>) {
    const rules = await this.listWhole(asked);
    return { rows: rules.slice(first, first + count), total: rules.length };
  }

  async listWhole(asked: Asked<RulesFilter, RuleOrder>): Promise<BusinessRuleResponse[]> {
    return keptRules(await this.current(), asked);
  }

  private async current(): Promise<readonly BusinessRuleResponse[]> {
    const versions = await this.rules.listCurrent();
    const today = this.clock.today();
    if (this.snapshot?.versions !== versions || this.snapshot.today !== today) {
      this.snapshot = { versions, today, rules: versions.map((rule) => toBusinessRuleResponse(rule, today)) };
    }
    return this.snapshot.rules;
  }
}
