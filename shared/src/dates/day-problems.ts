import { addYears, type IsoDate, isoDate, parseWireDay } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';

export const BIRTHDATE_IN_FUTURE = 'Birthdate cannot be in the future';
export const DAY_IN_FUTURE = 'The date cannot be in the future.';
export const DAY_TOO_LONG_AGO = 'The date must be less than 114 years ago.';

/** Source: spec 000 section 9, "Not-future date limit 114 years". */
export const OLDEST_DAY_YEARS = 114;

/** Checks whether a birth date is in the future; today is not. Source: spec 000 section 5, "Date checks". */
export const birthdateProblem = (birthDate: IsoDate, today: IsoDate): string | null =>
  birthDate > today ? BIRTHDATE_IN_FUTURE : null;

/**
 * Checks whether a date is in the past: today counts, and it must be less than 114 years ago. The messages are ours.
 *
 * Source: spec 000 section 5, "Date checks".
 */
export function notFutureProblem(day: IsoDate, today: IsoDate): string | null {
  if (day > today) {
    return DAY_IN_FUTURE;
  }
  return day > addYears(today, -OLDEST_DAY_YEARS) ? null : DAY_TOO_LONG_AGO;
}

/** Ours. Nothing is older or newer; before 1905 Detroit had a time of its own, and after 9999 there is no day. */
const [FIRST, LAST] = [isoDate('1970-01-01'), isoDate('2100-12-31')];
export const DAY_OUT_OF_REACH = 'Choose a day from 1/1/1970 to 12/31/2100.';

/** What is wrong with a day for which lists, reports and files are asked; null if nothing. */
export const askedDayProblem = (day: IsoDate): string | null => (day < FIRST || day > LAST ? DAY_OUT_OF_REACH : null);

/** The same for a day as typed; `notADay` if it is none. */
export function typedDayProblem(text: string, notADay: string): string | null {
  const day = parseWireDay(text);
  return day ? askedDayProblem(day) : notADay;
}

/** Ours: no date about an employer or an employee is further from the effective date than this. */
export const EARLIEST_DAY = isoDate('1900-01-01');
export const YEARS_AHEAD = 2;

export const dayOutside = (from: IsoDate, to: IsoDate): string =>
  `Enter a date from ${formatDay(from)} to ${formatDay(to)}.`;

/** Checks whether a date is plausible: from 1900 to two years after the quote's effective date. */
export function plausibleDayProblem(day: IsoDate, effectiveDate: IsoDate): string | null {
  const latest = addYears(effectiveDate, YEARS_AHEAD);
  return day < EARLIEST_DAY || day > latest ? dayOutside(EARLIEST_DAY, latest) : null;
}
