import { Injectable } from '@nestjs/common';
import { readRules, type Rules } from '#shared/business-rules/rules';
import type { ApplicationParameters } from '#shared/contract/business-rules';
import type { IsoDate } from '#shared/dates/iso-date';
import { Clock } from '../clock.ts';
import { CacheVersions } from '../database/cache-versions.ts';
import type { BusinessRule } from './business-rule.entity.ts';
import { BusinessRulesRepository } from './business-rules.repository.ts';
import { byRuleKey, parametersAt } from './rule-versions.ts';

/** How long this process trusts what it read before it asks whether another process has changed a rule. */
const CHECK_EVERY_MS = 1_000;
const REMEMBERED_MOMENTS = 500;

interface Snapshot {
  version: number;
  /** Whatever their dates, in the order of their keys. */
  rules: readonly BusinessRule[];
  byKey: Map<string, BusinessRule[]>;
  /** Answers already worked out, by day and quote effective date. */
  answers: Map<string, Rules>;
  /** The values of the last day that was asked for, as text. */
  parameters: { today: IsoDate; values: ApplicationParameters } | null;
}

/** The business rules in force: kept in memory, at most a second behind other processes and never behind this one. */
@Injectable()
export class RulesService {
  private snapshot: Promise<Snapshot> | null = null;
  private checkedAt = 0;

  constructor(
    private readonly repository: BusinessRulesRepository,
    private readonly versions: CacheVersions,
    private readonly clock: Clock,
  ) {}

  /** The rules of today, for a quote of that effective date; without a quote, for one that takes effect today. */
  async inForce(quoteEffectiveDate: IsoDate = this.clock.today()): Promise<Rules> {
    const today = this.clock.today();
    const { byKey, answers } = await this.current();
    const moment = `${today} ${quoteEffectiveDate}`;
    const known = answers.get(moment);
    if (known) {
      return known;
    }
    const rules = Object.freeze(readRules(parametersAt(byKey, { today, quoteEffectiveDate })));
    if (answers.size >= REMEMBERED_MOMENTS) {
      answers.clear();
    }
    answers.set(moment, rules);
    return rules;
  }

  /** Every key of the catalogue with its value of today as text, defaults included. */
  async parameters(): Promise<ApplicationParameters> {
    const snapshot = await this.current();
    const today = this.clock.today();
    if (snapshot.parameters?.today !== today) {
      snapshot.parameters = { today, values: parametersAt(snapshot.byKey, { today, quoteEffectiveDate: today }) };
    }
    return snapshot.parameters.values;
  }

  /** The versions that nothing has replaced, whatever their dates; the same array until one of them changes. Leave it as it is. */
  async listCurrent(): Promise<readonly BusinessRule[]> {
    return (await this.current()).rules;
  }

  /** To be called after a change made by this process is committed. */
  forget(): void {
    this.snapshot = null;
  }

  private current(): Promise<Snapshot> {
    const now = performance.now();
    if (this.snapshot === null || now - this.checkedAt >= CHECK_EVERY_MS) {
      this.checkedAt = now;
      const next = this.refreshed(this.snapshot);
      this.snapshot = next;
      next.catch(() => this.forgetIf(next));
    }
    return this.snapshot;
  }

  private async refreshed(earlier: Promise<Snapshot> | null): Promise<Snapshot> {
    const version = await this.versions.current('business-rules');
    const known = await earlier;
    if (known?.version === version) {
      return known;
    }
    const rules = await this.repository.listCurrent();
    return { version, rules, byKey: byRuleKey(rules), answers: new Map(), parameters: null };
  }

  private forgetIf(failed: Promise<Snapshot>): void {
    if (this.snapshot === failed) {
      this.snapshot = null;
    }
  }
}
