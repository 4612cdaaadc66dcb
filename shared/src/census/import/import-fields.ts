import { headerOf, IMPORT_FIELDS, type ImportField, inCensus } from '#shared/persons/import/file-columns';
import { counted } from '#shared/formats/text';

/** The columns of our own files: the names each in a column of their own, and the status of each person. */
export const TEMPLATE_FIELDS = IMPORT_FIELDS.filter(
  (field): field is TemplateField => inCensus(field).hint !== undefined,
);
export type TemplateField = Exclude<ImportField, 'FullName' | 'CoverageTier'>;

export const censusHeader = (field: ImportField): string => headerOf(field, 'census');

/** The needed fields that none of these columns holds. One column of full names stands for first and last name. */
export function missingFields(mapping: readonly { Field: ImportField | null; Person?: string }[]): ImportField[] {
  const held = new Set(mapping.filter(({ Person }) => !Person).map(({ Field }) => Field));
  const isFamilyRow = mapping.some(({ Person }) => Person);
  return IMPORT_FIELDS.filter(
    (field) =>
      inCensus(field).isNeeded &&
      !held.has(field) &&
      !(held.has('FullName') && NAME_FIELDS.includes(field)) &&
      !(isFamilyRow && field === 'RelationshipToSubscriber'),
  );
}
const NAME_FIELDS: readonly ImportField[] = ['FirstName', 'LastName'];

/** The columns of a pasted text without a header, in order. Source: spec 002 section 5, "Census import text". */
export const HEADERLESS_FIELDS: readonly ImportField[] = [
  'FirstName',
  'MiddleInitial',
  'LastName',
  'RelationshipToSubscriber',
  'DateOfBirth',
  'MedicalStatus',
];

/** A row with any of these filled describes a person. */
export const PERSON_FIELDS: readonly ImportField[] = [
  'FullName',
  'FirstName',
  'MiddleInitial',
  'LastName',
  'DateOfBirth',
  'SSN',
  'EmailAddress',
  'HomeNumber',
];

/** As many as one import may bring. */
export const MAX_MEMBERS = 5_000;

/** Source: spec 000 section 5, "Each row needs at least 7 fields". */
export const FEWEST_FIELDS = 7;

/** Spec 000 section 8, "Census import messages": the last one word for word, the others as they are described there. */
export const NO_RECORDS = 'There were no records to upload. Please populate your census document and load again.';

export const missingHeaders = (fields: readonly ImportField[]): string =>
  `Bad format. Missing headers: ${fields.map(censusHeader).join(', ')}. Choose the columns that contain them, or use the template.`;

export const tooFewFields = (row: number, found: number, expected: number): string =>
  `Too few fields in row ${row}: ${found} found, at least ${expected} expected.`;

export const invalidAtRow = (row: number, expected: string): string =>
  `Missing or invalid census info at row ${row}. ${expected}`;

export const duplicateRecords = (first: number, second: number): string =>
  `Duplicate records at rows ${first} and ${second}. Keep one of them.`;
export const duplicateSsn = (first: number, second: number): string =>
  `Rows ${first} and ${second} have the same SSN. Every person needs their own.`;

export const tooManyMembers = (found: number, limit: number): string =>
  `The census has ${found.toLocaleString('en-US')} members. At most ${limit.toLocaleString('en-US')} can be imported at once.`;

export const EMPLOYEE_FIRST = 'Put the employee in a row above the dependents.';
export const FORMULA_WITHOUT_RESULT =
  'This formula has no result in the file. Enter the value itself, or open the file in Excel and save it again.';
export const FORMULA_FAILS = 'The formula in this cell fails. Enter the value itself.';

export const DENTAL_SET_TO_WAIVE = 'Set to waive, because the employee waives dental.';
export const NAMES_TAKEN_APART =
  'First and last names were taken from one column, as “Last, First” or “First Last”. Please check them below.';
export const nameTakenApart = (firstName: string, lastName: string): string =>
  `Split into the first name “${firstName}” and the last name “${lastName}”. Please check it.`;
export const MEDICAL_SET_TO_ENROLL = 'There is no medical status column, so everyone is set to enroll in medical.';
export const DENTAL_COLUMN_MISSING = 'There is no dental status column, so everyone is set to waive dental.';
export const tierWithout = (whom: string): string =>
  `The coverage tier includes a ${whom}, but there is none in the file.`;
export const tobaccoWithoutDate = (count: number): string =>
  `${counted(count, 'person uses', 'people use')} tobacco without a date of last use. You are asked for it when you edit them.`;
export const ROW_WITHOUT_PERSON = 'This row names no one and was skipped.';
export const NUMBERS_NOT_SHARED =
  'No dependent shares its number with an employee, so dependents were put with the employee above them.';
