import { COVERAGE_STATUSES, type CoverageStatus, type Gender, type Relationship } from '#shared/census/census-codes';
import { parseTypedDate } from '#shared/formats/auto-date';
import { addDays, type IsoDate, isoDate } from '#shared/dates/iso-date';
import { type ImportCell, plainText } from '#shared/persons/import/import-sheet';

/**
 * What people, carriers and brokers write for a relationship. "S" and "Other" can mean several and are left out: an unknown
 * relationship is an error, never silently an employee.
 *
 * Sources: the census formats that Benefix, Regence and the DC exchange publish (EE, E, SP, H, W, CH, C, DP, D); X12 834 element
 * 1069 (18 self, 19 child, 53 life partner, 09, 10, 15 and 17 other children). 01 is left out: the spouse in X12, the insured
 * person in HL7 and in many carriers' files.
 */
const RELATIONSHIP_WORDS: Record<Relationship, readonly string[]> = {
  Self: [
    'self',
    'employee',
    'ee',
    'em',
    'emp',
    'empl',
    'e',
    'ee only',
    'subscriber',
    'sub',
    'subs',
    'primary',
    'policyholder',
    'member self',
    'insured',
    'primary insured',
    '18',
  ],
  Spouse: [
    'spouse',
    'sp',
    'sps',
    'spo',
    'spou',
    'es',
    'ee spouse',
    'employee spouse',
    'husband',
    'hus',
    'h',
    'wife',
    'w',
    'married spouse',
    'legal spouse',
    'spouse same sex',
  ],
  DomesticPartner: [
    'domesticpartner',
    'domestic partner',
    'dp',
    'dom',
    'dom part',
    'partner',
    'dom partner',
    'domestic part',
    'life partner',
    'lp',
    '53',
  ],
  Child: [
    'child',
    'ch',
    'chd',
    'chld',
    'c',
    'son',
    'daughter',
    'dau',
    'dtr',
    'dc',
    'dependent child',
    'dep child',
    'child dependent',
    'stepchild',
    'step child',
    'sc',
    'stepson',
    'stepdaughter',
    'adopted child',
    'ac',
    'foster child',
    'fc',
    'disabled child',
    'ward',
    '09',
    '10',
    '15',
    '17',
    '19',
  ],
};
/** Written of children nearly always; a file may mean a spouse, so whoever imports is told. */
const CHILD_PRESUMABLY = new Set(['dependent', 'dependant', 'dep', 'dpnd', 'depn', 'd']);
const COVERAGE_WORDS: Record<CoverageStatus, readonly string[]> = {
  Enroll: [
    'enroll',
    'enrol',
    'enrolled',
    'enrolling',
    'e',
    'yes',
    'y',
    'true',
    'elect',
    'elected',
    'accept',
    'accepted',
    'x',
  ],
  Waive: [
    'waive',
    'waived',
    'waiving',
    'waiver',
    'w',
    'no',
    'n',
    'false',
    'decline',
    'declined',
    'refuse',
    'refused',
    'none',
  ],
};
const GENDER_WORDS: Record<Gender, readonly string[]> = { M: ['m', 'male', 'man'], F: ['f', 'female', 'woman'] };
const YES = new Set(['yes', 'y', 'true', '1', 'x', 't', 'smoker', 'tobacco', 'disabled']);
const NO = new Set(['no', 'n', 'false', '0', 'f', 'none', 'non smoker', 'nonsmoker', 'never', 'na', 'n a']);

const RELATIONSHIP_OF = inverted(RELATIONSHIP_WORDS);
const COVERAGE_OF = inverted(COVERAGE_WORDS);
const GENDER_OF = inverted(GENDER_WORDS);

export const parseRelationship = (text: string): Relationship | null =>
  RELATIONSHIP_OF.get(plainWord(text)) ?? (isPresumablyChild(text) ? 'Child' : null);
/** "Dependent" and its codes: read as a child, and said. */
export const isPresumablyChild = (text: string): boolean => CHILD_PRESUMABLY.has(plainWord(text));
export const parseCoverage = (text: string): CoverageStatus | null => COVERAGE_OF.get(plainWord(text)) ?? null;
export const parseGender = (text: string): Gender | null => GENDER_OF.get(plainWord(text)) ?? null;

/** Null when it is neither a yes nor a no. */
export function parseYesNo(text: string): boolean | null {
  const word = plainWord(text);
  return YES.has(word) ? true : NO.has(word) ? false : null;
}

/** "Yes" above a column of statuses does not make it one: these words do. */
export const isCoverageWord = (text: string): boolean => {
  const word = plainWord(text);
  return COVERAGE_STATUSES.some((status) => word.startsWith(status.toLowerCase().slice(0, 4)));
};

/** Upper case, punctuation and doubled blanks do not matter: "Domestic-Partner " is "domestic partner". */
export const plainWord = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

function inverted<Code extends string>(words: Record<Code, readonly string[]>): Map<string, Code> {
  return new Map((Object.keys(words) as Code[]).flatMap((code) => words[code].map((word) => [word, code] as const)));
}

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
