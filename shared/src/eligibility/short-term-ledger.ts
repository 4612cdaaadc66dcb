import { addDays, addMonths, daysBetween, type IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { COVERAGE_LENGTHS, type ShortTermLimits, shortTermLastDay } from '#shared/individuals/individual-terms';

/** Short-term coverage of one policyholder, both days inclusive. */
export interface ShortTermPeriod {
  first: IsoDate;
  last: IsoDate;
}

/** Of a policyholder, with one insurer. */
export interface ShortTermLedger {
  earlier: readonly ShortTermPeriod[];
  limits: ShortTermLimits;
}

/** The days of Michigan count in any of these. MCL 500.2213b(9). */
const YEAR_DAYS = 365;
/** What begins within these months after the first start counts as one policy. 45 CFR 144.103. */
const POLICY_MONTHS = 12;

/** Ours. */
export const tooManyDays = (days: number, most: number): string =>
  `With earlier short-term coverage of this person here it would be ${days} days within ${YEAR_DAYS}: Michigan allows ${most} (MCL 500.2213b(9)).`;
export const tooManyMonths = (since: IsoDate, most: number): string =>
  `With the short-term coverage of this person here that began ${formatDay(since)} it would be more than ${most} months within ${POLICY_MONTHS} (45 CFR 144.103).`;

/** Why short-term coverage cannot be added to what the policyholder had; null when it can. Both limits count. */
export function ledgerProblem(
  first: IsoDate,
  months: number,
  { earlier, limits: { ShortTermDaysPer365, ShortTermMaximumMonths } }: ShortTermLedger,
): string | null {
  const wanted = { first, last: shortTermLastDay(first, months) };
  const all = [...earlier, wanted];
  const days = Math.max(...all.map(({ last }) => daysWithin(all, { first: addDays(last, 1 - YEAR_DAYS), last })));
  if (days > ShortTermDaysPer365) {
    return tooManyDays(days, ShortTermDaysPer365);
  }
  for (const { first: since } of earlier) {
    const policy = { first: since, last: addDays(addMonths(since, POLICY_MONTHS), -1) };
    const most = daysBetween(since, addMonths(since, ShortTermMaximumMonths));
    if (first >= policy.first && first <= policy.last && startedWithin(all, policy) > most) {
      return tooManyMonths(since, ShortTermMaximumMonths);
    }
  }
  return null;
}

/**
 * Both limits count, so the tighter one wins: the federal months and Michigan's days. Individuals, decision 30.
 * @param first day of coverage; null while it is unknown, when only the months are known to fit
 */
export const offeredLengths = (ledger: ShortTermLedger, first: IsoDate | null): number[] =>
  COVERAGE_LENGTHS.filter(
    (months) =>
      months <= ledger.limits.ShortTermMaximumMonths &&
      (first === null || ledgerProblem(first, months, ledger) === null),
  );

/** Why earlier coverage leaves fewer lengths than the limits alone would; null when it does not. */
export function whyNotLonger(ledger: ShortTermLedger, first: IsoDate): string | null {
  const refused = offeredLengths({ ...ledger, earlier: [] }, first)
    .map((months) => ledgerProblem(first, months, ledger))
    .find((problem) => problem !== null);
  return refused ?? null;
}

const daysOf = ({ first, last }: ShortTermPeriod): number => daysBetween(first, last) + 1;

const daysWithin = (periods: readonly ShortTermPeriod[], { first, last }: ShortTermPeriod): number =>
  periods
    .map((period) => ({
      first: period.first > first ? period.first : first,
      last: period.last < last ? period.last : last,
    }))
    .reduce((sum, part) => sum + Math.max(0, daysOf(part)), 0);

const startedWithin = (periods: readonly ShortTermPeriod[], { first, last }: ShortTermPeriod): number =>
  periods
    .filter((period) => period.first >= first && period.first <= last)
    .reduce((sum, each) => sum + daysOf(each), 0);
