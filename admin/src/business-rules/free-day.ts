import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import { addDays, type IsoDate } from '#shared/dates/iso-date';

/**
 * The first day, from today on, after all of these rules have ended.
 *
 * @returns null when one of them has no end date: it needs one before another rule can follow
 */
export function firstFreeDay(rules: readonly BusinessRuleResponse[], today: IsoDate): IsoDate | null {
  const ends = rules.map(({ TermDate }) => TermDate);
  if (ends.includes(null)) {
    return null;
  }
  return ends.reduce<IsoDate>((free, end) => (end !== null && end >= free ? addDays(end, 1) : free), today);
}
