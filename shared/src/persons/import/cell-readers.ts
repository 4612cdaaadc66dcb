import { CENSUS_NAME_NEEDS_LETTER, censusNameProblem, LONGEST_NAME } from '#shared/formats/person-name';
import type { IsoDate } from '#shared/dates/iso-date';
import { parseEmail } from '#shared/formats/email';
import { parsePhone } from '#shared/formats/phone';
import { isMaskedSsn, parseSsn, SSN_NINE_DIGITS, ssnProblem } from '#shared/formats/ssn';
import { parseZip } from '#shared/formats/zip';
import {
  isPresumablyChild,
  parseCoverage,
  parseGender,
  parseImportDate,
  parseRelationship,
  parseYesNo,
} from '#shared/persons/import/import-values';
import { digitsText, plainText, wasNumber, type ImportCell } from '#shared/persons/import/import-sheet';

export const NAME_TOO_LONG = 'Enter at most 50 characters.';
export const TEXT_TOO_LONG = 'This text is too long.';
export const READ_AS_CHILD = 'A dependent that is not described further was read as a child. Please check it.';
export const ZEROS_RESTORED = 'Leading zeros that the spreadsheet dropped were restored. Please check the number.';

/** The value of a cell, with a remark where the reader helped; or what the cell should have held. */
export type Reading<Value = unknown> = { value: Value; remark?: string } | { expected: string };

export interface ReadingFacts {
  today: IsoDate;
  dateSystem: 1900 | 1904;
}

/** Reads a cell that is not blank; `expected` is the message for one that cannot be read. */
export type CellReader<Value = unknown> = (cell: ImportCell, expected: string, facts: ReadingFacts) => Reading<Value>;

const orExpected = <Value>(value: Value | null, expected: string): Reading<Value> =>
  value === null ? { expected } : { value };

const parsed =
  <Value>(parse: (text: string) => Value | null): CellReader<Value> =>
  (cell, expected) =>
    orExpected(parse(digitsText(cell)), expected);

export const genderCell = parsed(parseGender);
export const coverageCell = parsed(parseCoverage);
export const yesNoCell = parsed(parseYesNo);
export const phoneCell = parsed(parsePhone);
export const emailCell = parsed((text) => parseEmail(text.replace(/^mailto:/i, '')));
/** An identifier of a known shape. */
export const codedCell = (shape: RegExp): CellReader<string> => parsed((text) => (shape.test(text) ? text : null));

export const dayCell: CellReader<IsoDate> = (cell, expected, { today, dateSystem }) =>
  orExpected(parseImportDate(cell, today, dateSystem), expected);

export const textCell =
  (longest: number): CellReader<string> =>
  (cell) => {
    const text = plainText(cell);
    return text.length > longest ? { expected: TEXT_TOO_LONG } : { value: text };
  };

export const relationshipCell = ((cell, expected) => {
  const text = plainText(cell);
  const value = parseRelationship(text);
  return value !== null && isPresumablyChild(text) ? { value, remark: READ_AS_CHILD } : orExpected(value, expected);
}) satisfies CellReader;

/** A first or last name as accepted by a census. */
export const nameCell: CellReader<string> = (cell, expected) => {
  const name = plainText(cell).replaceAll(/\s+/g, ' ');
  const problem = censusNameProblem(name);
  if (problem && problem !== CENSUS_NAME_NEEDS_LETTER) {
    return { expected: problem };
  }
  if (typeof cell !== 'string' || name === '' || problem) {
    return { expected };
  }
  return name.length > LONGEST_NAME ? { expected: NAME_TOO_LONG } : { value: name };
};

const initialOf = (name: string): string | null => /\p{L}/u.exec(name)?.[0].toUpperCase() ?? null;

/** One letter, of a middle name too. */
export const initialCell: CellReader<string | null> = (cell, expected) => {
  const name = plainText(cell);
  const problem = name === '.' || name === '-' ? null : censusNameProblem(name);
  return problem ? { expected: problem === CENSUS_NAME_NEEDS_LETTER ? expected : problem } : { value: initialOf(name) };
};

/** Like initialCell, but a cell without a letter is ignored. */
export const looseInitialCell: CellReader<string | null> = (cell, expected, facts) => {
  const text = textCell(LONGEST_NAME)(cell, expected, facts);
  return 'value' in text ? { value: initialOf(text.value) } : text;
};

/** A cell that is about to be rejected says what is wrong with the number too. */
export const ssnCell: CellReader<string> = (cell, expected) => {
  const { text, remark } = withZeros(cell, SSN_DIGITS);
  const ssn = parseSsn(text);
  const problem = ssn === null ? ssnProblem(text) : null;
  return ssn === null
    ? { expected: problem && problem !== SSN_NINE_DIGITS ? `${problem} ${expected}` : expected }
    : { value: ssn, ...remark };
};

/** Nine digits, or the mask that our export writes for a stored number. */
export const ssnOrMaskCell: CellReader<string> = (cell, expected) => {
  const { text } = withZeros(cell, SSN_DIGITS);
  return isMaskedSsn(text) ? { value: text } : orExpected(parseSsn(text), expected);
};

export const zipCell: CellReader<string> = (cell, expected) => {
  const { text, remark } = withZeros(cell, ZIP_DIGITS);
  const zip = parseZip(text);
  return zip === null ? { expected } : { value: zip, ...remark };
};

const SSN_DIGITS = 9;
const ZIP_DIGITS = 5;

/** A number cannot hold leading zeros, whatever the spreadsheet shows; up to two are put back. Other texts do not change. */
function withZeros(cell: ImportCell, digits: number): { text: string; remark?: { remark: string } } {
  const text = digitsText(cell);
  const isShort = wasNumber(cell) && text.length < digits && text.length >= digits - 2;
  return isShort ? { text: text.padStart(digits, '0'), remark: { remark: ZEROS_RESTORED } } : { text };
}
