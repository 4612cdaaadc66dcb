import { addYears, type IsoDate } from '#shared/dates/iso-date';

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
