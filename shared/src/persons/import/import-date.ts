import { parseTypedDate } from '#shared/formats/auto-date';
import { addDays, isoDate, type IsoDate } from '#shared/dates/iso-date';
import { plainText, type ImportCell } from '#shared/persons/import/import-sheet';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Behind the day: "T00:00:00.000-05:00", ", 12:00 AM EST", " 00:00:00 GMT-0500 (Eastern Standard Time)". */
const TIME_OF_DAY =
  /[T\s,]+(at )?\d{1,2}:\d{2}(:\d{2}([.,]\d+)?)?\s*([ap]\.?m\.?)?\s*(z|utc|gmt|[ecmp][sd]t)?\s*([+-]\d{2}:?(\d{2})?)?\s*(\([^)]*\))?$/i;
const DAY_OF_WEEK = /^(mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?|sun)(day)?[.,]?\s+/i;
const DAY_MONTH_YEAR = /^(\d{1,2})[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4}|\d{2})$/i;
const MONTH_DAY_YEAR = /^([a-z]{3,9})\.?[\s-]+(\d{1,2}),?[\s-]+(\d{4}|\d{2})$/i;
const SERIAL = /^\d{5}(\.\d+)?$/;

/** "September 30, 1985 12:00:00.000 AM" and a little more. */
const LONGEST_DATE = 60;
/** A smaller number is more likely a year or a part of a date than a day before 19 May 1927. */
const SMALLEST_SERIAL = 10_000;
const LARGEST_SERIAL = 99_999;

/** Day 0 of Excel's calendar for days after 28 February 1900, and of the one that starts in 1904. */
const DAY_ZERO: Record<1900 | 1904, IsoDate> = { 1900: isoDate('1899-12-30'), 1904: isoDate('1904-01-01') };

/**
 * The day in a cell: a date cell, Excel's serial number, or a typed date with the month first or spelled out.
 * The written day counts: a time of day and its offset are dropped, and move nothing. Two-digit years follow the century rule.
 *
 * @returns null when it is none of these, or not a real day
 * Source: spec 000 section 5, "Auto date" and "Census CSV import"; ux section 2.
 */
export function parseImportDate(cell: ImportCell, today: IsoDate, dateSystem: 1900 | 1904): IsoDate | null {
  if (typeof cell === 'number') {
    return fromSerial(cell, dateSystem);
  }
  if (typeof cell === 'string') {
    const text = plainText(cell).slice(0, LONGEST_DATE);
    if (SERIAL.test(text)) {
      return fromSerial(Number(text), dateSystem);
    }
    const typed = text.replace(TIME_OF_DAY, '').replace(DAY_OF_WEEK, '');
    return parseTypedDate(typed, today) ?? parseSpelledDate(typed, today);
  }
  return typeof cell === 'object' && cell !== null && 'day' in cell ? cell.day : null;
}

function fromSerial(serial: number, dateSystem: 1900 | 1904): IsoDate | null {
  const days = Math.floor(serial);
  const isDay = days >= SMALLEST_SERIAL && days <= LARGEST_SERIAL;
  return isDay ? addDays(DAY_ZERO[dateSystem], days) : null;
}

/** "5-Jan-80", "January 5, 1980". */
function parseSpelledDate(text: string, today: IsoDate): IsoDate | null {
  const dayFirst = DAY_MONTH_YEAR.exec(text);
  const monthFirst = MONTH_DAY_YEAR.exec(text);
  const [day, name, year] = dayFirst
    ? [dayFirst[1]!, dayFirst[2]!, dayFirst[3]!]
    : monthFirst
      ? [monthFirst[2]!, monthFirst[1]!, monthFirst[3]!]
      : ['', '', ''];
  const month = MONTHS.findIndex((start) => name.toLowerCase().startsWith(start)) + 1;
  return month > 0 ? parseTypedDate(`${month}/${day}/${year}`, today) : null;
}
