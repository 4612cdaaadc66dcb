import { type SheetCell, xlsx } from '../group-census/spreadsheets.ts';
import { repeatableNumbers } from './demo-group.ts';

const HEADERS = ['EE', 'First Name', 'Last Name', 'Relationship', 'Birthdate', 'Gender', 'Medical', 'Home ZIP'];
const FIRST_NAMES = ['Ruth', 'Omar', 'Ines', 'Paul', 'Lena', 'Viktor', 'Amara', 'Jonas', 'Mei', 'Carlos'];
/** Relationship, and the first year of birth. */
const FAMILY = [
  ['Employee', 1962],
  ['Spouse', 1964],
  ['Child', 2005],
] as const;

/** An .xlsx census of `count` members, each employee with a spouse and a child, as an employer would send it. */
export function censusFile(count: number): Promise<Buffer> {
  const random = repeatableNumbers(5);
  const rows = Array.from({ length: count }, (_, at): SheetCell[] => {
    const [relationship, year] = FAMILY[at % 3]!;
    const birthDate = new Date(Date.UTC(year + Math.floor(random() * 18), at % 12, 1 + (at % 28)));
    const household = Math.floor(at / 3) + 1;
    const gender = at % 2 === 0 ? 'F' : 'M';
    const name = FIRST_NAMES[at % FIRST_NAMES.length]!;
    return [household, name, `Family${letters(household)}`, relationship, birthDate, gender, 'Enroll', '49503'];
  });
  return xlsx([HEADERS, ...rows]);
}

/** 0 is "aaa", 1 "aab": names have no digits. */
const letters = (number: number): string =>
  [676, 26, 1].map((place) => String.fromCharCode(97 + (Math.floor(number / place) % 26))).join('');
