import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays as daysAfter, addMonths as monthsAfter, differenceInCalendarDays } from 'date-fns';

/** A calendar day, YYYY-MM-DD. Text end to end, so that no time zone can shift it. */
export type IsoDate = string & { readonly isoDate: unique symbol };

const ISO = /^[1-9]\d{3}-\d{2}-\d{2}$/;
const US = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** The day as an IsoDate, or null when the text is not a real day in the format YYYY-MM-DD. */
export function parseIsoDate(text: string): IsoDate | null {
  return ISO.test(text) && new Date(text).getUTCDate() === Number(text.slice(8)) ? (text as IsoDate) : null;
}

/**
 * A date as accepted over the wire: YYYY-MM-DD or MM/DD/YYYY (leading zeros optional).
 *
 * @returns null when it is neither, or not a real day
 * Source: design section 4; spec 002 section 9 ("Dates are sent as MM/DD/YYYY").
 */
export function parseWireDay(text: string): IsoDate | null {
  const parts = US.exec(text);
  if (!parts) {
    return parseIsoDate(text);
  }
  const [month, day, year] = [parts[1]!.padStart(2, '0'), parts[2]!.padStart(2, '0'), parts[3]!];
  return parseIsoDate(`${year}-${month}-${day}`);
}

/** For dates known to be valid: constants, tests. RangeError on anything else. */
export function isoDate(text: string): IsoDate {
  const day = parseIsoDate(text);
  if (!day) {
    throw new RangeError(`"${text}" is not a day written YYYY-MM-DD`);
  }
  return day;
}

/** A day from its numbers; month 1 to 12. RangeError when there is no such day. */
export const isoDateOf = (year: number, month: number, day: number): IsoDate =>
  isoDate(`${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`);

export const yearOf = (day: IsoDate): number => Number(day.slice(0, 4));
/** 1 to 12. */
export const monthOf = (day: IsoDate): number => Number(day.slice(5, 7));
export const dayOfMonth = (day: IsoDate): number => Number(day.slice(8, 10));

/** Calendar arithmetic, unaffected by daylight saving time. `days` may be negative. RangeError outside the years 1000 to 9999. */
export const addDays = (day: IsoDate, days: number): IsoDate => dayAt(daysAfter(atMidnight(day), days));

/** The same day of the month, or the month's last day if there is none: 31 January + 1 month = 28 or 29 February. */
export const addMonths = (day: IsoDate, months: number): IsoDate => dayAt(monthsAfter(atMidnight(day), months));

export const addYears = (day: IsoDate, years: number): IsoDate => addMonths(day, years * 12);

export const firstOfMonth = (day: IsoDate): IsoDate => `${day.slice(0, 8)}01` as IsoDate;
export const firstOfNextMonth = (day: IsoDate): IsoDate => addMonths(firstOfMonth(day), 1);

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  differenceInCalendarDays(atMidnight(to), atMidnight(from));

/**
 * Age in completed years on a given day.
 *
 * Units:   both arguments are calendar days; the answer is whole years, 0 or more.
 * Leap:    someone born on 29 February turns a year older on 1 March in common years.
 * Errors:  RangeError when `onDay` is before `birthDate`; callers check "birthdate in the future" first.
 * Source:  spec 000 section 5 (ages are taken "at the effective date").
 */
export function ageOn(birthDate: IsoDate, onDay: IsoDate): number {
  if (onDay < birthDate) {
    throw new RangeError(`${onDay} is before the birth date ${birthDate}`);
  }
  // Compares text: differenceInYears takes 40 times as long, and a census calls this for each member.
  const years = yearOf(onDay) - yearOf(birthDate);
  return onDay.slice(5) >= birthDate.slice(5) ? years : years - 1;
}

/** The day of an instant in America/Detroit, which defines "today" (facts, "Dates"). */
export function detroitDay(instant: Date): IsoDate {
  const parts = new Map(DETROIT.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  return isoDateOf(parts.get('year')!, parts.get('month')!, parts.get('day')!);
}

/** Reads the parts, never the formatted text: a locale's order of parts changes between versions of ICU data. */
const DETROIT = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Detroit',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const pad = (value: number, width: number): string => String(value).padStart(width, '0');
/** In UTC, where every day has 24 hours, so the browser's or server's time zone has no effect. */
const atMidnight = (day: IsoDate): Date => new UTCDateMini(day);
const dayAt = (midnight: Date): IsoDate => isoDate(midnight.toISOString().slice(0, 10));
