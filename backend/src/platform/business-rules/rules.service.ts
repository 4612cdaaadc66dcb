import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { ApplicationParameters } from '#shared/business-rules/business-rule.record';
import type { RuleKey } from '#shared/business-rules/rule-catalogue';
import { readRules, type Rules } from '#shared/business-rules/rules';
import type { IsoDate } from '#shared/dates/iso-date';
import type { ZipPrefixes } from '#shared/formats/zip';
import { Clock } from '../clock.ts';
import { CacheVersions } from '../database/cache-versions.ts';
import { VersionedCache } from '../database/versioned-cache.ts';
import type { BusinessRule } from './business-rule.table.ts';
import { BusinessRulesRepository } from './business-rules.repository.ts';
import { byRuleKey, parametersAt, versionAt } from './rule-versions.ts';

const REMEMBERED_MOMENTS = 500;

interface Snapshot {
  /** Regardless of their dates, by key. */
  rules: readonly BusinessRule[];
  byKey: Map<string, BusinessRule[]>;
  /** Cached results, by day and quote effective date. */
  answers: LRUCache<string, Rules>;
  /** The values of the last requested day, as text. */
  parameters: { today: IsoDate; values: ApplicationParameters } | null;
}

/** The business rules in force: cached in memory, at most a second behind other processes and never behind this one. */
@Injectable()
export class RulesService {
  private readonly snapshots: VersionedCache<Snapshot>;

  constructor(
    private readonly repository: BusinessRulesRepository,
    private readonly versions: CacheVersions,
    private readonly clock: Clock,
  ) {
    this.snapshots = new VersionedCache(versions, 'business-rules', 1);
  }

  /** Today's rules, for a quote with that effective date; without a quote, for one that takes effect today. */
  async inForce(quoteEffectiveDate: IsoDate = this.clock.today()): Promise<Rules> {
    const today = this.clock.today();
    const { byKey, answers } = await this.current();
    const moment = `${today} ${quoteEffectiveDate}`;
    const known = answers.get(moment);
    if (known) {
      return known;
    }
    const rules = Object.freeze(readRules(parametersAt(byKey, { today, quoteEffectiveDate })));
    answers.set(moment, rules);
    return rules;
  }

  /** Same, of some keys, with the version that each value is from; null: the default of the catalog. */
  async listVersions(
    keys: readonly RuleKey[],
    quoteEffectiveDate: IsoDate,
  ): Promise<(readonly [RuleKey, BusinessRule | null])[]> {
    const moment = { today: this.clock.today(), quoteEffectiveDate };
    const { byKey } = await this.current();
    return keys.map((key) => [key, versionAt(byKey, key, moment)] as const);
  }

  /** First three digits of the ZIPs allowed today. */
  async zipPrefixes(): Promise<ZipPrefixes> {
    const { ZipPrefixMinimum: from, ZipPrefixMaximum: to } = await this.inForce();
    return { from, to };
  }

  /** Every key of the catalog with today's value as text, defaults included. */
  async parameters(): Promise<ApplicationParameters> {
    const snapshot = await this.current();
    const today = this.clock.today();
    if (snapshot.parameters?.today !== today) {
      snapshot.parameters = { today, values: parametersAt(snapshot.byKey, { today, quoteEffectiveDate: today }) };
    }
    return snapshot.parameters.values;
  }

  /**
   * The current versions, regardless of their dates; the same array until one of them changes. Do not modify it. For whoever changes rules:
   * never behind another process, because an edit of what was a second ago would be refused.
   */
  async listCurrent(): Promise<readonly BusinessRule[]> {
    this.versions.forget();
    return (await this.current()).rules;
  }

  /** Call it after committing a change made by this process. */
  forget(): void {
    this.snapshots.forget();
  }

  private current(): Promise<Snapshot> {
    return this.snapshots.get('all', async () => {
      const rules = await this.repository.listCurrent();
      return { rules, byKey: byRuleKey(rules), answers: new LRUCache({ max: REMEMBERED_MOMENTS }), parameters: null };
    });
  }
}
