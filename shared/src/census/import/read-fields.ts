import type { Relationship } from '#shared/census/census-codes';
import type { CensusMemberRequest } from '#shared/census/census.record';
import type { ImportField } from '#shared/census/import/import-fields';
import { parseImportDate } from '#shared/census/import/import-date';
import { EXPECTED, READ_AS_CHILD, SSN_ZERO_RESTORED, ZIP_ZERO_RESTORED } from '#shared/census/import/import-messages';
import { cellText, type ImportCell } from '#shared/census/import/import-sheet';
import {
  isPresumablyChild,
  parseCoverage,
  parseGender,
  parseRelationship,
  parseYesNo,
} from '#shared/census/import/import-values';
import { CENSUS_NAME_NEEDS_LETTER, censusNameProblem, LONGEST_NAME } from '#shared/census/member-name';
import type { IsoDate } from '#shared/dates/iso-date';
import { parseEmail } from '#shared/formats/email';
import { parsePhone } from '#shared/formats/phone';
import { cleanText } from '#shared/formats/punctuation';
import { parseSsn, SSN_NINE_DIGITS, ssnProblem } from '#shared/formats/ssn';
import { parseZip } from '#shared/formats/zip';

/** The value of a cell, with a remark where the reader helped; or what the cell should have held. */
export type Reading<Value> = { value: Value; remark?: string } | { expected: string };

export interface ReadingFacts {
  today: IsoDate;
  dateSystem: 1900 | 1904;
}

/** The person's own fields; households are put together afterwards. */
export type PersonField = Exclude<ImportField, 'EmployeeNumber' | 'FullName' | 'CoverageTier'>;
type Reader<Field extends PersonField> = (
  cell: ImportCell,
  facts: ReadingFacts,
) => Reading<NonNullable<CensusMemberRequest[Field]> | null>;

const SSN_DIGITS = 9;
const ZIP_DIGITS = 5;

/** How each column is read. A blank cell reaches a reader only where blank has a meaning of its own. */
export const READERS: { [Field in PersonField]: Reader<Field> } = {
  FirstName: (cell) => readName(cell, EXPECTED.firstName),
  LastName: (cell) => readName(cell, EXPECTED.lastName),
  MiddleInitial: (cell) => readMiddleInitial(cell),
  RelationshipToSubscriber: (cell) => readRelationship(cellText(cell)),
  DateOfBirth: (cell, facts) => orExpected(parseImportDate(cell, facts.today, facts.dateSystem), EXPECTED.dateOfBirth),
  Gender: (cell) => orExpected(parseGender(cellText(cell)), EXPECTED.gender),
  SSN: (cell) => readSsn(cell),
  MedicalStatus: (cell) => orExpected(parseCoverage(cellText(cell)), EXPECTED.coverage),
  DentalStatus: (cell) => orExpected(parseCoverage(cellText(cell)), EXPECTED.coverageOrEmpty),
  VisionStatus: (cell) => orExpected(parseCoverage(cellText(cell)), EXPECTED.coverageOrEmpty),
  Tobacco: (cell) => orExpected(parseYesNo(cellText(cell)), EXPECTED.yesNo),
  LastTobaccoUse: (cell, facts) =>
    orExpected(parseImportDate(cell, facts.today, facts.dateSystem), EXPECTED.lastTobaccoUse),
  Disabled: (cell) => orExpected(parseYesNo(cellText(cell)), EXPECTED.yesNo),
  HomePostalCode: (cell) => readZip(cell),
  EmailAddress: (cell) => orExpected(parseEmail(cellText(cell).replace(/^mailto:/i, '')), EXPECTED.email),
  HomeNumber: (cell) => orExpected(parsePhone(cellText(cell)), EXPECTED.phone),
};

/** What a cell that may not be empty should have held. */
export const REQUIRED_EXPECTED: Partial<Record<ImportField, string>> = {
  FirstName: EXPECTED.firstName,
  LastName: EXPECTED.lastName,
  RelationshipToSubscriber: EXPECTED.relationship,
  DateOfBirth: EXPECTED.dateOfBirth,
  MedicalStatus: EXPECTED.coverage,
};

const orExpected = <Value>(value: Value | null, expected: string): Reading<Value> =>
  value === null ? { expected } : { value };

/** Also takes off the apostrophe that our CSV download puts before a leading =, +, - or @. */
export const plainText = (cell: ImportCell): string => cleanText(cellText(cell).replace(/^'(?=[=+\-@\t\r])/, ''));

function readRelationship(text: string): Reading<Relationship> {
  const relationship = parseRelationship(text);
  if (relationship === null) {
    return { expected: EXPECTED.relationship };
  }
  return isPresumablyChild(text) ? { value: relationship, remark: READ_AS_CHILD } : { value: relationship };
}

function readName(cell: ImportCell, expected: string): Reading<string> {
  const name = plainText(cell).replaceAll(/\s+/g, ' ');
  const problem = censusNameProblem(name);
  if (problem && problem !== CENSUS_NAME_NEEDS_LETTER) {
    return { expected: problem };
  }
  if (typeof cell !== 'string' || name === '' || problem) {
    return { expected };
  }
  return name.length > LONGEST_NAME ? { expected: EXPECTED.nameTooLong } : { value: name };
}

function readMiddleInitial(cell: ImportCell): Reading<string | null> {
  const name = plainText(cell);
  const [letter] = /\p{L}/u.exec(name) ?? [];
  const problem = name === '.' || name === '-' ? null : censusNameProblem(name);
  if (problem) {
    return { expected: problem === CENSUS_NAME_NEEDS_LETTER ? EXPECTED.middleInitial : problem };
  }
  return { value: letter?.toUpperCase() ?? null };
}

function readSsn(cell: ImportCell): Reading<string> {
  const { text, restored } = withZeros(cell, SSN_DIGITS);
  const ssn = parseSsn(text);
  if (ssn) {
    return restored ? { value: ssn, remark: SSN_ZERO_RESTORED } : { value: ssn };
  }
  const problem = ssnProblem(text);
  return { expected: problem && problem !== SSN_NINE_DIGITS ? `${problem} ${EXPECTED.ssn}` : EXPECTED.ssn };
}

function readZip(cell: ImportCell): Reading<string> {
  const { text, restored } = withZeros(cell, ZIP_DIGITS);
  const zip = parseZip(text);
  if (!zip) {
    return { expected: EXPECTED.zip };
  }
  return restored ? { value: zip, remark: ZIP_ZERO_RESTORED } : { value: zip };
}

/** A number cell cannot hold leading zeros, whatever the spreadsheet shows; up to two are put back. Texts stay as they are. */
function withZeros(cell: ImportCell, digits: number): { text: string; restored: boolean } {
  const text = cellText(cell);
  const isShort =
    typeof cell === 'number' && Number.isInteger(cell) && text.length < digits && text.length >= digits - 2;
  return { text: isShort ? text.padStart(digits, '0') : text, restored: isShort };
}
