/** The census columns that an import fills. FullName is taken apart into the other names, CoverageTier read as medical status. */
export type ImportField =
  | 'EmployeeNumber'
  | 'FullName'
  | 'FirstName'
  | 'MiddleInitial'
  | 'LastName'
  | 'RelationshipToSubscriber'
  | 'DateOfBirth'
  | 'Gender'
  | 'SSN'
  | 'MedicalStatus'
  | 'CoverageTier'
  | 'DentalStatus'
  | 'VisionStatus'
  | 'Tobacco'
  | 'LastTobaccoUse'
  | 'Disabled'
  | 'HomePostalCode'
  | 'EmailAddress'
  | 'HomeNumber';

/** The header of each column in our own template and in messages. Source: spec 000 section 3, "Other payloads". */
export const FIELD_HEADERS: Record<ImportField, string> = {
  EmployeeNumber: 'EmployeeNumber',
  FullName: 'FullName',
  FirstName: 'FirstName',
  MiddleInitial: 'MiddleInitial',
  LastName: 'LastName',
  RelationshipToSubscriber: 'Relationship',
  DateOfBirth: 'DOB',
  Gender: 'Gender',
  SSN: 'SSN',
  MedicalStatus: 'MedicalStatus',
  CoverageTier: 'CoverageTier',
  DentalStatus: 'DentalStatus',
  VisionStatus: 'VisionStatus',
  Tobacco: 'Tobacco',
  LastTobaccoUse: 'LastTobaccoUse',
  Disabled: 'Disabled',
  HomePostalCode: 'HomeZIP',
  EmailAddress: 'EmailAddress',
  HomeNumber: 'Phone',
};

export const IMPORT_FIELDS = Object.keys(FIELD_HEADERS) as ImportField[];

/** The columns of our own files: the names each in a column of their own, and the status of each person. */
export const TEMPLATE_FIELDS = IMPORT_FIELDS.filter(
  (field): field is TemplateField => field !== 'FullName' && field !== 'CoverageTier',
);
export type TemplateField = Exclude<ImportField, 'FullName' | 'CoverageTier'>;

/** Without these a census cannot be read. The statuses have defaults, the rest is optional. */
export const REQUIRED_FIELDS: readonly ImportField[] = [
  'FirstName',
  'LastName',
  'RelationshipToSubscriber',
  'DateOfBirth',
];

const NAME_FIELDS: readonly ImportField[] = ['FirstName', 'LastName'];

/** The needed fields that none of these columns holds. One column of full names stands for first and last name. */
export function missingFields(mapping: readonly { Field: ImportField | null; Person?: string }[]): ImportField[] {
  const held = new Set(mapping.filter(({ Person }) => !Person).map(({ Field }) => Field));
  const isFamilyRow = mapping.some(({ Person }) => Person);
  return REQUIRED_FIELDS.filter(
    (field) =>
      !held.has(field) &&
      !(held.has('FullName') && NAME_FIELDS.includes(field)) &&
      !(isFamilyRow && field === 'RelationshipToSubscriber'),
  );
}

/** The columns of a pasted text without a header, in order. Source: spec 002 section 5, "Census import text". */
export const HEADERLESS_FIELDS: readonly ImportField[] = [
  'FirstName',
  'MiddleInitial',
  'LastName',
  'RelationshipToSubscriber',
  'DateOfBirth',
  'MedicalStatus',
];

/** A row that fills none of these holds no person: padding in which drop-downs or numbers were filled in beforehand. */
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
