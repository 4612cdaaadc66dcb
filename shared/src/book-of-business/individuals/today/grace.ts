import { NOTHING_UNPAID } from '#shared/book-of-business/individuals/contract-standing';
import type { Rules } from '#shared/business-rules/rules';
import { addDays, addMonths, type IsoDate } from '#shared/dates/iso-date';
import { lastDay } from '#shared/book-of-business/individuals/today/last-day';

export type GraceRules = Pick<Rules, 'GraceMonthsWithAptc' | 'GraceDaysWithoutAptc'>;

/**
 * The first day of coverage that is not paid, with which grace begins: the day after the paid-to date; without one the day on which what
 * is owed was due. NOTHING_UNPAID when nothing is owed.
 */
export const graceFrom = (unpaidSince: IsoDate, paidToDate: IsoDate | null): IsoDate =>
  unpaidSince === NOTHING_UNPAID || paidToDate === null ? unpaidSince : addDays(paidToDate, 1);

/**
 * The last day on which the premium can still be paid. With a tax credit three consecutive months: 45 CFR 156.270(d). Otherwise a number
 * of days. Both are rules.
 */
export const graceUntil = (from: IsoDate, hasCredit: boolean, rules: GraceRules): IsoDate =>
  hasCredit
    ? addDays(addMonths(from, rules.GraceMonthsWithAptc), -1)
    : addDays(from, Math.max(rules.GraceDaysWithoutAptc, 1) - 1);

/**
 * The beginnings of grace with which a tax credit is in danger today: those of whom the second month of grace has begun, in which claims
 * may be left unpaid, and the last one is not over, after which coverage and credit end. 45 CFR 156.270(d) and (g).
 */
export function graceInDanger(
  today: IsoDate,
  { GraceMonthsWithAptc: months }: Pick<GraceRules, 'GraceMonthsWithAptc'>,
): { after: IsoDate; last: IsoDate } {
  const begunBefore = (count: number) => lastDay(addMonths(today, -count), (day) => addMonths(day, count) <= today);
  return { after: begunBefore(months), last: begunBefore(1) };
}
