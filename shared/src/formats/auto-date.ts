import { dayOfMonth, type IsoDate, monthOf, parseIsoDate, yearOf } from '#shared/dates/iso-date';

export const DATE_INVALID = 'Enter a date as month, day and year, such as 1/2/1985.';

const SEPARATED = /^(\d{1,2})[/.\-\s]+(\d{1,2})[/.\-\s]+(\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})[/.\-\s]+(\d{1,2})[/.\-\s]+(\d{1,2})$/;
const DIGITS = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;

/**
 * A date as people type it: 1/2/85, 010285, 01021985, 1-2-1985, 1.2.85, 1985-01-02. Month comes before day.
 *
 * @param today decides the century of a two-digit year: up to today's it is 20xx, otherwise 19xx
 * @returns null when it is none of these, or not a real day
 * Source: spec 000 section 5, "Format inputs", "Auto date".
 */
export function parseTypedDate(text: string, today: IsoDate): IsoDate | null {
  const typed = text.trim();
  const yearFirst = YEAR_FIRST.exec(typed);
  if (yearFirst) {
    return dayOf(yearFirst[1]!, yearFirst[2]!, yearFirst[3]!);
  }
  const parts = SEPARATED.exec(typed) ?? DIGITS.exec(typed);
  return parts && dayOf(withCentury(parts[3]!, today), parts[1]!, parts[2]!);
}

/** Checks whether a typed date can be parsed. Blank text is valid: whether a date is required is a separate rule. */
export function typedDateProblem(text: string, today: IsoDate): string | null {
  return text.trim() === '' || parseTypedDate(text, today) ? null : DATE_INVALID;
}

/** A stored date for display: M/D/YYYY. Empty if none; other text is unchanged. Source: spec 002 section 9 (configuration dates). */
export function formatDay(day: string | null | undefined): string {
  const known = day && parseIsoDate(day);
  return known ? dayText(known) : (day ?? '');
}

/** A date in a field where it is typed: MM/DD/YYYY. Source: spec 000 section 5, "Auto date: pads with zeros and slashes". */
export function formatDayInput(day: string): string {
  const known = parseIsoDate(day);
  return known ? `${known.slice(5, 7)}/${known.slice(8)}/${known.slice(0, 4)}` : day;
}

/** M/D/YYYY. */
export const dayText = (day: IsoDate): string => `${monthOf(day)}/${dayOfMonth(day)}/${day.slice(0, 4)}`;

function withCentury(year: string, today: IsoDate): string {
  if (year.length === 4) {
    return year;
  }
  const thisYear = yearOf(today);
  const century = Math.floor(thisYear / 100) - (Number(year) <= thisYear % 100 ? 0 : 1);
  return `${century}${year}`;
}

const dayOf = (year: string, month: string, day: string): IsoDate | null =>
  parseIsoDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** The month of a day: "Jan 2027". */
export const formatMonth = (day: IsoDate): string => MONTH.format(new Date(`${day}T00:00:00Z`));
