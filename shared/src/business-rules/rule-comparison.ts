import { RULE_CATALOGUE, RULE_KEYS, type RuleKey } from '#shared/business-rules/rule-catalogue';
import { ruleInForce, type RuleMoment, type RuleWindow } from '#shared/business-rules/rule-windows';
import type { ConfigSource } from '#shared/business-rules/business-rule.record';
import type { IsoDate } from '#shared/dates/iso-date';

/** A version as it was written, current or replaced. */
export interface WrittenVersion extends RuleWindow {
  id: number;
  ruleKey: string;
  configSource: ConfigSource;
  value: string;
  /** The version that it replaced. */
  supersedesId: number | null;
  /** The day in Detroit. */
  writtenOn: IsoDate;
}

export interface RuleDifference<V extends WrittenVersion> {
  key: RuleKey;
  /** In force on each day; null for the default. */
  before: V | null;
  after: V | null;
  /** The version that made the difference: the one in force on the later day, or the one that ended the earlier one. */
  cause: V;
}

/**
 * The rules whose value differs between two days, for quotes that take effect on them unless another date is given. Of a past day it is the value that was in force then, whatever was changed since;
 * of a coming day the one that applies unless something is changed.
 *
 * @param versions every version ever written
 */
export function differingRules<V extends WrittenVersion>(
  versions: readonly V[],
  from: RuleMoment,
  to: RuleMoment,
): RuleDifference<V>[] {
  return RULE_KEYS.flatMap((key): RuleDifference<V>[] => {
    const own = versions.filter((each) => each.ruleKey === key && each.configSource === RULE_CATALOGUE[key].source);
    const [before, after] = [from, to].map((moment) => ruleInForce(currentAtEndOf(moment.today, own), moment));
    const cause = after ?? (before && latestOf(before, writtenBy(to.today, own)));
    return cause && valueOf(key, before) !== valueOf(key, after)
      ? [{ key, before: before ?? null, after: after ?? null, cause }]
      : [];
  });
}

/** The value of a version; the default without one. */
export const valueOf = (key: RuleKey, version: Pick<WrittenVersion, 'value'> | null | undefined): string =>
  version?.value ?? RULE_CATALOGUE[key].default;

const writtenBy = <V extends WrittenVersion>(day: IsoDate, versions: readonly V[]): V[] =>
  versions.filter(({ writtenOn }) => writtenOn <= day);

/** The versions that were not replaced yet. */
function currentAtEndOf<V extends WrittenVersion>(day: IsoDate, versions: readonly V[]): V[] {
  const written = writtenBy(day, versions);
  const replaced = new Set(written.map(({ supersedesId }) => supersedesId));
  return written.filter(({ id }) => !replaced.has(id));
}

/** The last version that replaced this one, directly or not. */
function latestOf<V extends WrittenVersion>(version: V, written: readonly V[]): V {
  const newer = written.find(({ supersedesId }) => supersedesId === version.id);
  return newer ? latestOf(newer, written) : version;
}
