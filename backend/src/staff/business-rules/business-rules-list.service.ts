import { Injectable } from '@nestjs/common';
import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import type { RulesFilter } from '#shared/business-rules/rule-topics';
import type { IsoDate } from '#shared/dates/iso-date';
import type { BusinessRule } from '../../platform/business-rules/business-rule.table.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import type { Asked, ListSource, PageQuery } from '../../platform/lists/lists.ts';
import { keptRules, RULE_FILTERS, RULE_ORDERS, type RuleOrder } from './business-rules-list.ts';
import { toBusinessRuleResponse } from './configured-rules-answers.ts';

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
