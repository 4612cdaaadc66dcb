import { addDays, addMonths, daysBetween, type IsoDate, yearOf } from '#shared/dates/iso-date';
import type { DayWindow } from '#shared/eligibility/special-enrollment';
import { formatDay } from '#shared/formats/auto-date';
import { COVERAGE_LENGTHS, shortTermLastDay, type ShortTermLimits } from '#shared/individuals/individual-terms';

/** Spec 000 section 5, "Short-term effective date". */
export const NO_SHORT_TERM_IN_2014 = '2014 short term plans are not available in this tool.';
export const NOT_WITHIN_90_DAYS = 'Date must be within 90 days.';
export const OUTSIDE_STAFF_WINDOW = 'Date must be up to 120 ago or within 90 days.';

const DAYS_AHEAD = 90;
const DAYS_BACK_INTERNAL = 120;

interface ShortTermFacts {
  today: IsoDate;
  audience: 'external' | 'internal';
}

/** Spec 000 section 9, "Short-term effective-date window". */
export const shortTermWindow = ({ today, audience }: ShortTermFacts): DayWindow => ({
  first: audience === 'internal' ? addDays(today, -DAYS_BACK_INTERNAL) : today,
  last: addDays(today, DAYS_AHEAD),
});

/** Why short-term coverage may not begin on this day; null when it may. */
export function shortTermDateProblem(day: IsoDate, facts: ShortTermFacts): string | null {
  if (yearOf(day) === 2014) {
    return NO_SHORT_TERM_IN_2014;
  }
  const { first, last } = shortTermWindow(facts);
  return day >= first && day <= last ? null : facts.audience === 'internal' ? OUTSIDE_STAFF_WINDOW : NOT_WITHIN_90_DAYS;
}

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

/** Ours, in plain words, until staff have loaded the federal notice. It does not replace it. */
export const SHORT_TERM_IN_PLAIN_WORDS =
  'Short-term coverage is limited insurance for a short time, not full health coverage. It can leave out conditions that a person already ' +
  'has, can limit what it pays, and can be refused because of health. Compare it with a plan of the marketplace first.';

/**
 * What stands on page one of a short-term application and on everything about it: 45 CFR 144.103 (89 FR 23338), paragraph (1)(ii). The
 * regulation prints its notice as a picture, so its words are loaded by staff and never written here.
 * @param loaded rule ShortTermNotice
 */
export const shortTermNotice = (loaded: string): string => loaded.trim() || SHORT_TERM_IN_PLAIN_WORDS;

/** The regulation wants at least 14 points. */
export const NOTICE_POINTS = 14;
