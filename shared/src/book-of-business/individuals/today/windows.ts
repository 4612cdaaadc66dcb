import { NOTHING_UNPAID } from '#shared/book-of-business/individuals/contract-standing';
import type { Rules } from '#shared/business-rules/rules';
import {
  addDays,
  addMonths,
  addYears,
  dayOfMonth,
  firstOfMonth,
  type IsoDate,
  isoDateOf,
  monthOf,
  yearOf,
} from '#shared/dates/iso-date';

/** The last day that meets a condition which is met up to some day near the guess and not after it: the reverse of adding months. */
export function lastDay(guess: IsoDate, isMet: (day: IsoDate) => boolean): IsoDate {
  let day = guess;
  while (!isMet(day)) {
    day = addDays(day, -1);
  }
  while (isMet(addDays(day, 1))) {
    day = addDays(day, 1);
  }
  return day;
}

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

export interface RenewalWindow {
  /** The coverage year that contracts are renewed for. */
  year: number;
  /** Its first day, and the last day before it. */
  begins: IsoDate;
  lastDayBefore: IsoDate;
  /** The last day on which a contract can be renewed. */
  until: IsoDate;
}

/**
 * The window in which contracts are renewed for the year after the one it begins in: rules OEPContractRenewalBegin and -End, both included.
 * null outside it. Source: spec 002 section 2.
 */
export function renewalWindow(
  today: IsoDate,
  {
    OEPContractRenewalBegin: begin,
    OEPContractRenewalEnd: end,
  }: Pick<Rules, 'OEPContractRenewalBegin' | 'OEPContractRenewalEnd'>,
): RenewalWindow | null {
  if (begin === null || end === null || today < begin || today > end) {
    return null;
  }
  const year = yearOf(begin) + 1;
  return { year, begins: isoDateOf(year, 1, 1), lastDayBefore: isoDateOf(year - 1, 12, 31), until: end };
}

const LIMIT = 26;

/**
 * Those who turn 26 in a plan year, and leave their parents' contract at its end: on January 1 of the next year they would be 26, which is
 * refused on the day itself. Individuals, decision 9. So a child born on January 1 leaves a day before the birthday.
 */
export const birthsOf26 = (planYear: number): { first: IsoDate; last: IsoDate } => ({
  first: isoDateOf(planYear - LIMIT, 1, 2),
  last: isoDateOf(planYear - LIMIT + 1, 1, 1),
});

/** December 31 of the last year that begins before the age of 26. Individuals, decision 9. */
export function lastDayAsChild(birthDate: IsoDate): IsoDate {
  const year = yearOf(birthDate) + LIMIT;
  return isoDateOf(monthOf(birthDate) === 1 && dayOfMonth(birthDate) === 1 ? year - 1 : year, 12, 31);
}

export const birthday26 = (birthDate: IsoDate): IsoDate => addYears(birthDate, LIMIT);

const AGE = 65;
/** Ours: individuals, section 6. */
const MONTHS_AHEAD = 6;
/** Of the initial enrollment period, before and after the first month of eligibility. 42 CFR 407.14(a). */
const MONTHS_AROUND = 3;

export const birthday65 = (birthDate: IsoDate): IsoDate => addYears(birthDate, AGE);

/** Birth dates of those who turn 65 today or within six months. */
export function birthsOf65(today: IsoDate): { first: IsoDate; last: IsoDate } {
  const until = addMonths(today, MONTHS_AHEAD);
  const bornWith = (isMet: (day: IsoDate) => boolean, near: IsoDate) => lastDay(addYears(near, -AGE), isMet);
  return {
    first: addDays(
      bornWith((day) => birthday65(day) < today, today),
      1,
    ),
    last: bornWith((day) => birthday65(day) <= until, until),
  };
}

export interface MedicareStart {
  /** The first day on which they can enroll, and the last. 42 CFR 407.14(a): seven months around the first month of eligibility. */
  enrollFrom: IsoDate;
  enrollUntil: IsoDate;
  /** The first month of eligibility. Enrolled before, Medicare begins with it: 42 CFR 407.25(a). */
  begins: IsoDate;
}

/** An age is reached on the day before the birthday (20 CFR 404.2(c)(4)): born on the first, Medicare begins a month earlier. */
export function medicareStart(birthDate: IsoDate): MedicareStart {
  const begins = firstOfMonth(addDays(birthday65(birthDate), -1));
  return {
    enrollFrom: addMonths(begins, -MONTHS_AROUND),
    enrollUntil: addDays(addMonths(begins, MONTHS_AROUND + 1), -1),
    begins,
  };
}
