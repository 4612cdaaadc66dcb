import { headerOf, IMPORT_FIELDS, inCensus, type ImportField } from '#shared/persons/import/file-columns';

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
