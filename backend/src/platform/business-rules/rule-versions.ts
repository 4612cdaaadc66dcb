import type { ApplicationParameters } from '#shared/business-rules/business-rule.record';
import { RULE_CATALOGUE, RULE_KEYS, type RuleKey } from '#shared/business-rules/rule-catalogue';
import { ruleInForce, type RuleMoment, type RuleWindow } from '#shared/business-rules/rule-windows';
import type { BusinessRule } from './business-rule.table.ts';

/** The inputs that determine which value applies. */
export type RuleVersion = RuleWindow & Pick<BusinessRule, 'ruleKey' | 'configSource' | 'value'>;

/** The current versions, by key. */
export type VersionsByKey<V extends RuleVersion = RuleVersion> = ReadonlyMap<string, readonly V[]>;

export function byRuleKey<V extends RuleVersion>(rules: readonly V[]): Map<string, V[]> {
  const byKey = new Map<string, V[]>();
  for (const rule of rules) {
    byKey.set(rule.ruleKey, [...(byKey.get(rule.ruleKey) ?? []), rule]);
  }
  return byKey;
}

/** The version of one key that applies; null: its default does. */
export function versionAt<V extends RuleVersion>(
  byKey: VersionsByKey<V>,
  key: RuleKey,
  moment: Required<RuleMoment>,
): V | null {
  const { source } = RULE_CATALOGUE[key];
  const versions = (byKey.get(key) ?? []).filter((version) => version.configSource === source);
  return ruleInForce(versions, moment);
}

/** The value of one key as text; its default if no version applies. */
export const valueAt = (byKey: VersionsByKey, key: RuleKey, moment: Required<RuleMoment>): string =>
  versionAt(byKey, key, moment)?.value ?? RULE_CATALOGUE[key].default;

/** The values of every key of the catalog. */
export const parametersAt = (byKey: VersionsByKey, moment: Required<RuleMoment>): ApplicationParameters =>
  Object.fromEntries(RULE_KEYS.map((key) => [key, valueAt(byKey, key, moment)]));
