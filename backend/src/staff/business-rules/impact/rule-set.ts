import type { RuleKey } from '#shared/business-rules/rule-catalogue';
import type { RuleMoment } from '#shared/business-rules/rule-windows';
import { readRules, type Rules } from '#shared/business-rules/rules';
import { addDays, type IsoDate } from '#shared/dates/iso-date';
import {
  parametersAt,
  type RuleVersion,
  valueAt,
  type VersionsByKey,
} from '../../../platform/business-rules/rule-versions.ts';

/** The current or hypothetical business rules. */
export class RuleSet {
  private readonly known = new Map<string, Rules>();

  constructor(private readonly versions: VersionsByKey) {}

  rulesAt({ today, quoteEffectiveDate }: Required<RuleMoment>): Rules {
    const moment = `${today} ${quoteEffectiveDate}`;
    const rules = this.known.get(moment) ?? readRules(parametersAt(this.versions, { today, quoteEffectiveDate }));
    this.known.set(moment, rules);
    return rules;
  }

  valueAt(key: RuleKey, moment: Required<RuleMoment>): string {
    return valueAt(this.versions, key, moment);
  }
}

/** The rules before and after one change, and where they differ. */
export class RuleChange {
  readonly before: RuleSet;
  readonly after: RuleSet;
  /** The days, from today on, on which the change can start to have an effect; earliest first. */
  readonly days: readonly IsoDate[];
  private readonly differing = new Map<string, boolean>();

  /**
   * @param current the current versions
   * @param replaced the one among them that the change replaces
   */
  constructor(
    private readonly key: RuleKey,
    current: VersionsByKey,
    { added, replaced }: { added: RuleVersion; replaced: RuleVersion | null },
    today: IsoDate,
  ) {
    const kept = (current.get(key) ?? []).filter((version) => !isSame(version, replaced));
    this.before = new RuleSet(current);
    this.after = new RuleSet(new Map([...current, [key, [...kept, added]]]));
    this.days = daysOfChange([added, ...(replaced ? [replaced] : [])], today);
  }

  /** Whether the change affects the value in force on that day for quotes with that effective date. */
  differs(today: IsoDate, quoteEffectiveDate: IsoDate): boolean {
    const moment = `${today} ${quoteEffectiveDate}`;
    const known = this.differing.get(moment);
    if (known !== undefined) {
      return known;
    }
    const at = { today, quoteEffectiveDate };
    const differs = this.before.valueAt(this.key, at) !== this.after.valueAt(this.key, at);
    this.differing.set(moment, differs);
    return differs;
  }
}

/** Versions of a key do not overlap, so its window identifies a version. */
const isSame = (one: RuleVersion, other: RuleVersion | null): boolean =>
  other !== null &&
  one.effectiveDate === other.effectiveDate &&
  one.quoteEffectiveStartDate === other.quoteEffectiveStartDate;

function daysOfChange(versions: readonly RuleVersion[], today: IsoDate): IsoDate[] {
  const turns = versions.flatMap(({ effectiveDate, termDate }) => [
    effectiveDate,
    ...(termDate === null ? [] : [addDays(termDate, 1)]),
  ]);
  return [...new Set([today, ...turns.filter((day) => day > today)])].sort();
}
