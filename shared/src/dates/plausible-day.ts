import { addYears, isoDate, type IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';

/** Ours: no date about an employer or an employee lies further from the effective date than this. */
export const EARLIEST_DAY = isoDate('1900-01-01');
export const YEARS_AHEAD = 2;

export const dayOutside = (from: IsoDate, to: IsoDate): string =>
  `Enter a date from ${formatDay(from)} to ${formatDay(to)}.`;

/** Says whether a day can be meant: from 1900 to two years after the effective date of the quote. */
export function plausibleDayProblem(day: IsoDate, effectiveDate: IsoDate): string | null {
  const latest = addYears(effectiveDate, YEARS_AHEAD);
  return day < EARLIEST_DAY || day > latest ? dayOutside(EARLIEST_DAY, latest) : null;
}
