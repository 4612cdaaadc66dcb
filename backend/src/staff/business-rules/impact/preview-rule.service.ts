import { Injectable } from '@nestjs/common';
import { setImmediate } from 'node:timers/promises';
import type { BusinessRuleRequest } from '#shared/business-rules/business-rule.record';
import {
  type ChangedQuote,
  RULE_EFFECTS,
  type RuleEffect,
  type RuleImpactResponse,
} from '#shared/business-rules/rule-impact.record';
import { RULE_REACH } from '#shared/business-rules/rule-reach';
import { BusinessRulesRepository } from '../../../platform/business-rules/business-rules.repository.ts';
import { SaveBusinessRuleService } from '../../../platform/business-rules/save-business-rule.service.ts';
import { byRuleKey } from '../../../platform/business-rules/rule-versions.ts';
import { Clock } from '../../../platform/clock.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { impactOn } from './changed-results.ts';
import { GroupImpactLine } from './group-impact-line.ts';
import { IndividualImpactLine } from './individual-effects.ts';
import { OpenQuotesRepository } from './open-quotes.repository.ts';
import { RuleChange } from './rule-set.ts';

/** Quotes read at a time; other requests are answered between chunks. */
const CHUNK = 100;
/** Maximum number of open quotes per request, and maximum time; the next request continues. */
const STEP_QUOTES = 5_000;
const STEP_MS = 800;
/** Maximum number of changed quotes listed in a response. */
const NAMED = 50;

interface Findings {
  lookedAt: number;
  changed: number;
  byEffect: Map<RuleEffect, number>;
  quotes: ChangedQuote[];
}

/** Previews the effect of saving a rule on the open quotes. Nothing is written. */
@Injectable()
export class PreviewRuleService {
  constructor(
    private readonly saveRule: SaveBusinessRuleService,
    private readonly rules: BusinessRulesRepository,
    private readonly quotes: OpenQuotesRepository,
    private readonly groups: GroupImpactLine,
    private readonly individuals: IndividualImpactLine,
    private readonly clock: Clock,
  ) {}

  /**
   * @param after the last quote of the previous step; 0 for the first
   * @throws the errors of SaveBusinessRuleService.check
   */
  async preview(user: SessionUser, request: BusinessRuleRequest, after: number): Promise<RuleImpactResponse> {
    const { version, replaced } = await this.saveRule.check(user, request);
    const { effects, decides } = RULE_REACH[version.ruleKey];
    const findings: Findings = { lookedAt: 0, changed: 0, byEffect: new Map(), quotes: [] };
    const reaches = effects.length > 0;
    const current = byRuleKey(reaches ? await this.rules.listCurrent() : []);
    const change = new RuleChange(version.ruleKey, current, { added: version, replaced }, this.clock.today());
    const last = await this.quotes.findLastId();
    const end = reaches ? await this.step(change, effects, after, findings) : last;
    return {
      Decides: decides,
      ReachesNoQuote: !reaches,
      Next: end < last ? end : null,
      Last: last,
      LookedAt: findings.lookedAt,
      Changed: findings.changed,
      ByEffect: RULE_EFFECTS.flatMap((Effect) => {
        const Count = findings.byEffect.get(Effect);
        return Count === undefined ? [] : [{ Effect, Count }];
      }),
      Quotes: findings.quotes,
    };
  }

  /** @returns the last quote of the step */
  private async step(
    change: RuleChange,
    effects: readonly RuleEffect[],
    after: number,
    findings: Findings,
  ): Promise<number> {
    const started = performance.now();
    let from = after;
    while (findings.lookedAt < STEP_QUOTES && performance.now() - started < STEP_MS) {
      const end = await this.quotes.findEnd(from, CHUNK);
      if (end === null) {
        break;
      }
      await this.lookAt(change, effects, { from, end }, findings);
      from = end;
      // Evaluation is synchronous, so pending requests get a turn.
      await setImmediate();
    }
    return from;
  }

  private async lookAt(
    change: RuleChange,
    effects: readonly RuleEffect[],
    range: { from: number; end: number },
    findings: Findings,
  ): Promise<void> {
    const groups = await impactOn(this.groups, { change, effects }, range);
    const individuals = await impactOn(this.individuals, { change, effects }, range);
    findings.lookedAt += groups.lookedAt + individuals.lookedAt;
    const changed = [...groups.changed, ...individuals.changed];
    findings.changed += changed.length;
    for (const { Effect } of changed.flatMap(({ Changes }) => Changes)) {
      findings.byEffect.set(Effect, (findings.byEffect.get(Effect) ?? 0) + 1);
    }
    findings.quotes.push(...changed.slice(0, NAMED - findings.quotes.length));
  }
}
