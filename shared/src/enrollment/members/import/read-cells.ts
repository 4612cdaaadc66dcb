import { parseImportDate } from '#shared/census/import/import-date';
import { cellText, type ImportCell } from '#shared/census/import/import-sheet';
import { parseGender, parseRelationship, parseYesNo } from '#shared/census/import/import-values';
import { plainText, type Reading, type ReadingFacts } from '#shared/census/import/read-fields';
import type { FileColumn } from '#shared/enrollment/members/import/file-columns';
import { EXPECTED_IN_FILE as EXPECTED } from '#shared/enrollment/members/import/file-messages';
import { parseEmail } from '#shared/formats/email';
import { parsePhone } from '#shared/formats/phone';
import { isMaskedSsn, parseSsn } from '#shared/formats/ssn';
import { parseZip } from '#shared/formats/zip';

type FileReader = (cell: ImportCell, facts: ReadingFacts) => Reading<unknown>;

const orExpected = <Value>(value: Value | null, expected: string): Reading<Value> =>
  value === null ? { expected } : { value };

const textUpTo =
  (longest: number): FileReader =>
  (cell) => {
    const text = plainText(cell);
    return text.length > longest ? { expected: EXPECTED.text } : { value: text };
  };

/** A number cell cannot hold leading zeros: up to two are put back. */
function digitsOf(cell: ImportCell, count: number): string {
  const text = plainText(cell);
  const isShort = typeof cell === 'number' && Number.isInteger(cell) && text.length >= count - 2;
  return isShort ? text.padStart(count, '0') : text;
}

const readDay =
  (expected: string): FileReader =>
  (cell, { today, dateSystem }) =>
    orExpected(parseImportDate(cell, today, dateSystem), expected);

const readZip: FileReader = (cell) => orExpected(parseZip(digitsOf(cell, 5)), EXPECTED.zip);

/** Nine digits, or the mask of the export. */
function readSsn(cell: ImportCell): Reading<string> {
  const text = digitsOf(cell, 9);
  return isMaskedSsn(text) ? { value: text } : orExpected(parseSsn(text), EXPECTED.ssn);
}

const yesNo: FileReader = (cell) => orExpected(parseYesNo(cellText(cell)), EXPECTED.yesNo);

/** How each column is read; blank cells do not get here. */
export const FILE_READERS: Record<FileColumn, FileReader> = {
  FirstName: textUpTo(50),
  MiddleInitial: textUpTo(50),
  LastName: textUpTo(50),
  RelationshipToSubscriber: (cell) => orExpected(parseRelationship(cellText(cell)), EXPECTED.relationship),
  DateOfBirth: readDay(EXPECTED.dateOfBirth),
  SSN: readSsn,
  Gender: (cell) => orExpected(parseGender(cellText(cell)), EXPECTED.gender),
  SegmentClass: textUpTo(100),
  SubGroup: textUpTo(150),
  HomeAddressLine1: textUpTo(100),
  HomeCity: textUpTo(60),
  HomeZIP: readZip,
  PrimaryCareProviderId: (cell) =>
    orExpected(/^\d{10}$/.test(plainText(cell)) ? plainText(cell) : null, EXPECTED.provider),
  PCPFirstAndLastName: textUpTo(120),
  IsExistingPatient: yesNo,
  MedicalPlanName: textUpTo(255),
  DateOfHire: readDay(EXPECTED.dateOfHire),
  Phone: (cell) => orExpected(parsePhone(plainText(cell)), EXPECTED.phone),
  EmailAddress: (cell) => orExpected(parseEmail(plainText(cell).replace(/^mailto:/i, '')), EXPECTED.email),
  MailingAddressSameAsSubscriberHome: yesNo,
  MailingAddressLine1: textUpTo(100),
  MailingCity: textUpTo(60),
  MailingZIP: readZip,
};
