import { addYears, isoDate, type IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';

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
