import { Injectable } from '@nestjs/common';
import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import type { IsoDate } from '#shared/dates/iso-date';
import type { BusinessRule } from '../../platform/business-rules/business-rule.entity.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import type { RawListQuery, Slice } from '../../platform/http/list-query.ts';
import { listedRules } from './business-rules-list.ts';
import { toBusinessRuleResponse } from './configured-rules.dto.ts';

/** Pages of a list that are kept: each tab has a few, and searches come and go. */
const PAGES_KEPT = 100;

export interface PreparedPage {
  /** JSON of the rows. */
  body: string;
  /** null where the caller asked for everything. */
  page: Omit<Slice, 'what'> | null;
}

interface Snapshot {
  /** What it was made from. */
  versions: readonly BusinessRule[];
  today: IsoDate;
  rules: readonly BusinessRuleResponse[];
  pages: Map<string, PreparedPage>;
}

/** The list of the configuration screens: rules, and pages of them as text, are kept until RulesService sees that a rule has changed. */
@Injectable()
export class ListedRulesService {
  private snapshot: Snapshot | null = null;

  constructor(
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  /** @throws INVALID_INPUT for a query that the list does not take */
  async find(query: RawListQuery): Promise<PreparedPage> {
    const { rules, pages } = await this.current();
    const asked = JSON.stringify([query.filter, query.range, query.sort]);
    const known = pages.get(asked);
    if (known) {
      return known;
    }
    const prepared = preparedPage(rules, query);
    if (pages.size >= PAGES_KEPT) {
      pages.clear();
    }
    pages.set(asked, prepared);
    return prepared;
  }

  private async current(): Promise<Snapshot> {
    const versions = await this.rules.listCurrent();
    const today = this.clock.today();
    if (this.snapshot?.versions !== versions || this.snapshot.today !== today) {
      const rules = versions.map((rule) => toBusinessRuleResponse(rule, today));
      this.snapshot = { versions, today, rules, pages: new Map() };
    }
    return this.snapshot;
  }
}

function preparedPage(rules: readonly BusinessRuleResponse[], query: RawListQuery): PreparedPage {
  const { rows, page } = listedRules(rules, query);
  const slice = page && { first: page.first, count: rows.length, total: page.total };
  return { body: JSON.stringify(rows), page: slice };
}
